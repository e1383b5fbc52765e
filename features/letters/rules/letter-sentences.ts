// Subject, opening and closing of a dispute letter, made from what the letter is about, so that two clients' letters are alike
// only where their cases are.
import { formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { DisputeItemKind } from '../../disputes/rules/dispute-vocabulary.ts';
import type { LetterInput } from './letter-input.ts';
import { oneLine } from './merge-fields.ts';

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const KIND_WORDS: Readonly<Record<DisputeItemKind, readonly [one: string, many: string]>> = {
  tradeline: ['account', 'accounts'],
  inquiry: ['inquiry', 'inquiries'],
  'public-record': ['public record', 'public records'],
  'personal-information': ['personal detail', 'personal details'],
};
const KINDS = ['tradeline', 'public-record', 'inquiry', 'personal-information'] as const satisfies readonly DisputeItemKind[];

/** Subject line. */
export function subjectOf(input: LetterInput): string {
  return `${input.earlierResult === undefined ? 'Dispute' : 'Further dispute'} of ${countedKinds(input)} in my ${BUREAU_NAMES[input.bureau]} credit file`;
}

/** Paragraphs before the items. */
export function openingOf(input: LetterInput): readonly string[] {
  const bureau = BUREAU_NAMES[input.bureau];
  const single = input.items.length === 1;
  const report = input.reportDate === undefined ? '' : ` as it stood in my report of ${formatLongCivilDate(input.reportDate)}`;
  const earlier =
    input.earlierResult === undefined
      ? ''
      : ` I wrote to you about ${single ? 'it' : 'them'} before, and that reinvestigation ended or fell due on ${formatLongCivilDate(input.earlierResult)}.`;
  const listed = single
    ? `Below is what you report${oneFurnisher(input)}, what is wrong with it and the facts I rely on.`
    : `For each, I set out below what you report, what is wrong with it and the facts I rely on.`;
  return [
    `I dispute the accuracy or completeness of ${countedKinds(input)} in my ${bureau} credit file${report}.${earlier} ${listed} ` +
      `Please reinvestigate ${single ? 'this item' : 'these items'} under 15 U.S.C. 1681i(a).`,
  ];
}

/** Paragraphs after the items. */
export function closingOf(input: LetterInput): readonly string[] {
  const single = input.items.length === 1;
  const furnished = input.items.some((item) => item.kind === 'tradeline' || item.kind === 'inquiry');
  return [
    [
      `Please correct or delete whatever you find to be inaccurate or incomplete, or cannot verify, as 15 U.S.C. 1681i(a)(5) provides${single ? '' : ', deciding on each item by itself'}.`,
      ...(furnished
        ? [`Please pass on the facts in this letter to whoever reported ${single ? 'the item' : 'the items'} (15 U.S.C. 1681i(a)(2)).`]
        : []),
    ].join(' '),
    'Please send the results to me in writing at the address above, with a copy of my file as changed. If you need anything else to reinvestigate, please tell me what it is.',
  ];
}

/** 'one account', 'three accounts and one inquiry'. */
function countedKinds({ items }: LetterInput): string {
  const groups = KINDS.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count === 0 ? [] : [`${COUNT_WORDS[count] ?? String(count)} ${KIND_WORDS[kind][count === 1 ? 0 : 1]}`];
  });
  const last = groups.at(-1) ?? '';
  return groups.length < 2 ? last : `${groups.slice(0, -1).join(', ')} and ${last}`;
}

function oneFurnisher({ items }: LetterInput): string {
  const [item] = items;
  return item?.kind === 'tradeline' ? ` of the account with ${oneLine(item.furnisher)}` : '';
}
