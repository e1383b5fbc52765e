// Subject, opening and closing of a dispute letter, made from what the letter is about, so that two clients' letters are alike
// only where their cases are.
import { formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { DisputeItemKind } from '../../disputes/rules/dispute-vocabulary.ts';
import { DETAIL_LABELS, detailOf } from '../../report-files/rules/personal-lines.ts';
import { isUnnamed } from '../../report-files/rules/wording.ts';
import type { LetterInput, LetterItemInput } from './letter-input.ts';
import type { LetterStyle } from './letter-document.ts';
import { styleOf } from './letter-style.ts';
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
  return `${input.items.every((item) => item.earlierResult) ? 'Further dispute' : 'Dispute'} of ${countedKinds(input)} in my ${BUREAU_NAMES[input.bureau]} credit file`;
}

/** Paragraphs before the items. */
export function openingOf(input: LetterInput): readonly string[] {
  const bureau = BUREAU_NAMES[input.bureau];
  const single = input.items.length === 1;
  const report = input.reportDate === undefined ? '' : ` as it stood in my report of ${formatLongCivilDate(input.reportDate)}`;
  // Nothing is announced that does not follow: where no item has facts of its own, what is wrong and why is all there is.
  const hasFacts = input.items.some(({ facts }) => facts.length > 0);
  const rest = hasFacts ? ', what is wrong with it and the facts I rely on' : ' and what is wrong with it';
  const listed = single ? `Below is what you report${oneFurnisher(input)}${rest}.` : `For each, I set out below what you report${rest}.`;
  const ask = `Please reinvestigate ${single ? 'this item' : 'these items'} under 15 U.S.C. 1681i(a).`;
  const kinds = countedKinds(input);
  // As many ways to begin as there are ways to set the items: each says what the letter holds.
  const openings: Readonly<Record<LetterStyle, string>> = {
    labels: `I dispute the accuracy or completeness of ${kinds} in my ${bureau} credit file${report}. ${listed} ${ask}`,
    prose: `This letter is about ${kinds} in my ${bureau} credit file${report}, which I dispute as inaccurate or incomplete. ${listed} ${ask}`,
    pairs: `What you report of ${kinds} in my ${bureau} credit file${report} is not right. Below I set what you report beside what is right${hasFacts ? ', and say how I know' : ''}. ${ask}`,
    list: `I am writing to dispute ${kinds} in my ${bureau} credit file${report}. ${single ? 'What is wrong is set out below.' : 'What is wrong with each is set out below.'} ${ask}`,
  };
  return [openings[styleOf(input.items)], ...mixedFileOf(input)];
}

/** Whether the letter has to tell the client from another person in its opening. */
export const saysMixedFile = (input: LetterInput): boolean => mixedFileOf(input).length > 0;

/** Where several items are another person's, one of them a personal detail: who the client is, what is not theirs, and that the files be kept apart. */
function mixedFileOf({ client, items }: LetterInput): readonly string[] {
  const others = items.filter(({ reasonCode }) => reasonCode === 'mixed-file');
  if (others.length < 2 || others.every(({ kind }) => kind !== 'personal-information')) return [];
  const born = client.dateOfBirth === undefined ? '' : `, born on ${formatLongCivilDate(client.dateOfBirth)}`;
  return [
    `I have good reason to believe that information of another person is mixed into my file. I am ${oneLine(client.name)}${born}.`,
    `Not mine: ${others.map(nameOf).join('; ')}. Please keep this information out of my file.`,
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

/** 'the name “JO OTHER”', 'the account with FIRST BANK'. */
function nameOf({ kind, furnisher, reported }: LetterItemInput): string {
  const detail = kind === 'personal-information' ? detailOf(reported) : undefined;
  const value = oneLine(reported[0]?.value ?? '');
  if (detail === 'ssn') return `a Social Security number ending in ${value}`;
  if (detail) return `the ${DETAIL_LABELS[detail].toLowerCase()} “${value}”`;
  if (kind === 'tradeline' && isUnnamed(furnisher)) return 'an account that you list without the name of who reports it';
  return kind === 'tradeline' ? `the account with ${oneLine(furnisher)}` : `the public record “${oneLine(furnisher)}”`;
}

/** 'one account', 'three accounts and one inquiry'. */
export function countedKinds({ items }: Pick<LetterInput, 'items'>): string {
  const groups = KINDS.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count === 0 ? [] : [`${COUNT_WORDS[count] ?? String(count)} ${KIND_WORDS[kind][count === 1 ? 0 : 1]}`];
  });
  const last = groups.at(-1) ?? '';
  return groups.length < 2 ? last : `${groups.slice(0, -1).join(', ')} and ${last}`;
}

function oneFurnisher({ items }: LetterInput): string {
  const [item] = items;
  return item?.kind === 'tradeline' && !isUnnamed(item.furnisher) ? ` of the account with ${oneLine(item.furnisher)}` : '';
}
