// What is known of the items of a letter, for the words around them: the round they are in, their ground, the days that words may name, and
// which of the things that words claim are so. What is not known is not said.
import { formatLongCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { EarlierResult } from '../../../disputes/rules/earlier-disputes.ts';
import type { DeliveryProof } from '../../../disputes/rules/mailing.ts';
import type { LetterInput, LetterItemInput } from '../letter-input.ts';
import { commonGround } from './letter-grounds.ts';
import type { LetterGate } from './letter-shape.ts';
import type { RoundCase } from './vary.ts';

/** Undefined where one set of words cannot speak of all items: some were disputed before and others not, or not as often. */
export function caseOf({ items }: Pick<LetterInput, 'items'>): Omit<RoundCase, 'seed'> | undefined {
  const times = new Set(items.map(({ earlierResult }) => (earlierResult ? (earlierResult.times ?? 1) : 0)));
  const [before] = times;
  if (before === undefined || times.size > 1) return undefined;
  const reasons = items.map(({ reasonCode }) => reasonCode ?? '');
  // What should not be shown at all has no right value that words could announce.
  const hasRightValues = items.every(({ correct = [] }) => correct.every(({ value }) => value !== null));
  return { round: before + 1, ground: hasRightValues ? commonGround(reasons) : undefined };
}

/** Whether what these gates ask is so of every item. Gates that items say nothing about are closed. */
export const holdsForAll = (gates: readonly LetterGate[], input: LetterInput): boolean =>
  gates.every((gate) => GATES[gate]?.(input) === true);

type Holds = (input: LetterInput) => boolean;
const every =
  (holds: (item: LetterItemInput, earlier: EarlierResult) => boolean): Holds =>
  ({ items }) =>
    items.every((item) => item.earlierResult !== undefined && holds(item, item.earlierResult));

const GATES: Readonly<Partial<Record<LetterGate, Holds>>> = {
  // Nothing leaves before it, whatever its words.
  'client-approves': () => true,
  'after-answer': every(() => true),
  // Another reason alone is no fact that the bureau has not seen.
  'something-new': every((_item, { adds = [] }) => adds.includes('facts') || adds.includes('document')),
  'new-document': every((item, { adds = [] }) => adds.includes('document') && isEnclosed(item)),
  'other-ground': every((_item, { adds = [] }) => adds.includes('ground')),
  'was-confirmed': every((_item, { result }) => result === 'confirmed'),
  'papers-enclosed': ({ items }) => items.every(isEnclosed),
  overdue: every((_item, { result, receivedOn }) => result === 'unanswered' && receivedOn !== null),
  'came-back': (input) =>
    every(
      (item, { result, on }) => item.reasonCode === 'reinserted' && result === 'removed' && on !== null && (input.reportDate ?? '') > on,
    )(input),
  // The judge of every letter asks for the day or the months first (judge-claim.ts). The years of a court record run otherwise.
  'known-start': ({ items, draft }) =>
    !draft &&
    items.every(({ kind, reasonCode }) => kind === 'tradeline' && (reasonCode === 'obsolete' || reasonCode === 'late-payments-too-old')),
};

/** What shows the day of receipt, in the client's letters. */
export const PROOF_WORDS: Readonly<Record<DeliveryProof, string>> = {
  tracking: 'the tracking of the Postal Service',
  'return-receipt': 'the return receipt of the Postal Service',
  other: 'my record of the delivery',
};

const isEnclosed = ({ facts }: LetterItemInput): boolean =>
  facts.some((fact) => typeof fact !== 'string' && fact.source === 'document' && fact.document != null);

/** Days that are the same for all items; null is not known, or not the same. */
export function daysOfRound({ items, reportDate }: LetterInput): Readonly<Record<string, string | null>> {
  const same = (read: (earlier: EarlierResult) => CivilDate | null): string | null => {
    const days = new Set(items.map(({ earlierResult }) => (earlierResult ? read(earlierResult) : null)));
    const [day] = days;
    return days.size === 1 && day != null ? formatLongCivilDate(day) : null;
  };
  const proofs = new Set(items.map(({ earlierResult }) => earlierResult?.receivedHow ?? null));
  const [proof] = proofs;
  const removed = same(({ result, on }) => (result === 'removed' ? on : null));
  return {
    'earlier.sent': same(({ sentOn }) => sentOn),
    'earlier.received': same(({ receivedOn }) => receivedOn),
    'earlier.answered': same(({ result, on }) => (result === 'unanswered' ? null : on)),
    'earlier.proof': proofs.size === 1 && proof != null ? PROOF_WORDS[proof] : null,
    'removed.date': removed,
    'seenAgain.date': removed === null || reportDate === undefined ? null : formatLongCivilDate(reportDate),
  };
}
