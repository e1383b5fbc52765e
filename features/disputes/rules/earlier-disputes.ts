// Earlier disputes of a line with a bureau: which they are, what came of them, and what may follow.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { compareNumbers, numberPattern } from '../../account-matching/rules/account-number.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { isSameDetail } from '../../report-files/rules/personal-lines.ts';
import type { GateRefusal } from '../contract.ts';
import { findInstruction, findReason } from './dispute-reasons.ts';
import type { DisputeItemKind } from './dispute-vocabulary.ts';
import type { DeliveryProof } from './mailing.ts';
import { isOver } from './response-clock.ts';
import { addsTo, isNew, type Addition, type DisputeGround } from './what-is-new.ts';

export type EarlierState = 'in-progress' | 'removed' | 'corrected' | 'confirmed' | 'unanswered';
export interface LineName {
  readonly bureau: Bureau;
  readonly kind: DisputeItemKind;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  readonly reported: readonly { readonly label: string; readonly value: string }[];
}
/** A line that was disputed in a round that was opened. */
export interface EarlierDispute extends LineName, Omit<DisputeGround, 'reported'> {
  readonly roundNumber: number;
  /** The day its letter was mailed, or where that is not recorded the day its round was opened. */
  readonly sentOn: CivilDate;
  readonly receivedOn: CivilDate | null;
  /** What shows that day. */
  readonly receivedHow?: DeliveryProof | null;
  /** The day after which an answer is overdue; null while no mailing is recorded. */
  readonly overdueAfter: CivilDate | null;
  readonly state: EarlierState;
  /** The day of the answer, where it was recorded. */
  readonly answeredOn: CivilDate | null;
  /** The day of the bureau's notice that it put the item back, where one was entered. */
  readonly noticeOn?: CivilDate | null;
  /** An answer or a newer report proposes what came of it, and no one has decided. */
  readonly isProposed?: boolean;
}

/** What came of the latest dispute of a line, in terms a letter can state. */
export interface EarlierResult {
  readonly result: 'removed' | 'corrected' | 'confirmed' | 'unanswered';
  /** The day of the answer, or the last day for one; null where the day of an answer is not known. */
  readonly on: CivilDate | null;
  readonly sentOn: CivilDate;
  /** The day the bureau received that letter, where it is known. */
  readonly receivedOn: CivilDate | null;
  /** How often the line was disputed with this bureau before, and what the new dispute adds to all of these. */
  readonly times?: number;
  readonly receivedHow?: DeliveryProof | null;
  readonly adds?: readonly Addition[];
}

const FRIVOLOUS = '15 U.S.C. 1681i(a)(3)';
const CONCRETE_ENOUGH = 6;

/** True when two reports name one line: the furnisher with a number that agrees; what has no number also by its days. */
export function isSameLine(a: LineName, b: LineName): boolean {
  if (a.bureau !== b.bureau || a.kind !== b.kind) return false;
  if (a.kind === 'personal-information') return isSameDetail(a.reported, b.reported);
  const sameName = lettersOf(a.heading) === lettersOf(b.heading);
  const [one, other] = [numberPattern(a.accountNumberMasked ?? ''), numberPattern(b.accountNumberMasked ?? '')];
  const isReadable = (number: string): boolean => number.replaceAll('*', '').length > 0;
  if (!isReadable(one) || !isReadable(other)) return sameName && isReadable(one) === isReadable(other) && daysOf(a) === daysOf(b);
  if (one === other) return sameName;
  const { compatible, concrete } = compareNumbers(one, other);
  return compatible && (sameName || concrete >= CONCRETE_ENOUGH);
}

/** What came of the latest of these disputes, oldest first; undefined while the bureau still has time, or nothing was mailed. */
export function lastResult(earlier: readonly EarlierDispute[], today: CivilDate): EarlierResult | undefined {
  const last = earlier.at(-1);
  if (!last) return undefined;
  const { state, answeredOn, overdueAfter, sentOn, receivedOn } = last;
  if (state === 'in-progress')
    return overdueAfter !== null && isOver({ overdueAfter }, today)
      ? { result: 'unanswered', on: overdueAfter, sentOn, receivedOn }
      : undefined;
  return { result: state, on: state === 'unanswered' ? overdueAfter : answeredOn, sentOn, receivedOn };
}

/** The result that `item` follows, with how often it was disputed before and what it adds; undefined as above. */
export function resultBefore(item: DisputeGround, earlier: readonly EarlierDispute[], today: CivilDate): EarlierResult | undefined {
  const result = lastResult(earlier, today);
  return result && { ...result, times: earlier.length, adds: addsTo(item, earlier), receivedHow: earlier.at(-1)?.receivedHow ?? null };
}

/** Reasons and requests that follow only one kind of result. */
const FOLLOWS: Readonly<Record<string, readonly [results: readonly EarlierResult['result'][], words: string]>> = {
  'not-answered': [['unanswered'], 'an item whose result is overdue'],
  'verified-but-contradicted': [['confirmed'], 'an item that the bureau confirmed'],
  reinserted: [['removed'], 'an item that the bureau removed'],
  'send-result': [['unanswered'], 'an item whose result is overdue'],
  'explain-reinsertion': [['removed'], 'an item that the bureau removed'],
  'explain-how-verified': [['confirmed', 'corrected'], 'an item that the bureau confirmed or corrected'],
};
const RESULTS: Readonly<Record<EarlierResult['result'], string>> = {
  removed: 'the bureau removed it',
  corrected: 'the bureau corrected it',
  confirmed: 'the bureau confirmed it',
  unanswered: 'no answer came in time',
};

/** What may be sent instead of the same again. */
const WAYS_OUT = {
  confirmed:
    'Add a document, a day, an amount or an event that was not named before, choose another reason, or ask how it was verified: the bureau then owes a description of its procedure within 15 days.',
  unanswered:
    'Choose “No result in time” and ask for the result that is due, add a document, a day, an amount or an event that was not named before, or choose another reason.',
} as const;

/**
 * Why this item may not follow the earlier disputes of its line (oldest first): its reason or request belongs to another result, or after
 * 'confirmed' or 'unanswered' nothing is new (law.md G17, X7). Empty for a line that was never disputed.
 */
export function checkEarlier(
  item: DisputeGround & { readonly bureau: Bureau },
  earlier: readonly EarlierDispute[],
  today: CivilDate,
): GateRefusal[] {
  const last = lastResult(earlier, today);
  if (!last) return [];
  // A letter would say that no result came.
  if (last.result === 'unanswered' && earlier.at(-1)?.state === 'in-progress' && earlier.at(-1)?.isProposed === true)
    return [
      {
        code: 'disputes.resultProposed',
        citation: '15 U.S.C. 1679b(a)(1)',
        blocks: true,
        message:
          'What came of the earlier dispute of this item waits for a decision, so it cannot be called unanswered. Accept or reject it first.',
      },
    ];
  // A letter would say that no notice came (15 U.S.C. 1681i(a)(5)(B)(ii)).
  const noticeOn = earlier.at(-1)?.noticeOn ?? null;
  if (noticeOn !== null && (item.reasonCode === 'reinserted' || item.instructionCode === 'explain-reinsertion'))
    return [
      {
        code: 'disputes.resultDiffers',
        citation: '15 U.S.C. 1679b(a)(1)',
        blocks: true,
        message: `${BUREAU_NAMES[item.bureau]} wrote on ${formatCivilDate(noticeOn)} that it put this item back, and “${findReason('reinserted')?.label ?? ''}” says that no notice came. Choose what is wrong with the item itself.`,
      },
    ];
  const misfit = [item.reasonCode, item.instructionCode].flatMap((code) => {
    const follows = code === null ? undefined : FOLLOWS[code];
    const label = code === null ? undefined : (findReason(code)?.label ?? findInstruction(code)?.label);
    return follows && !follows[0].includes(last.result) ? [`“${label ?? ''}” is for ${follows[1]}. Here ${RESULTS[last.result]}.`] : [];
  });
  const repeats = last.result === 'confirmed' || last.result === 'unanswered' ? earlier.filter((one) => !isNew(item, one)) : [];
  const [same] = repeats;
  return [
    ...misfit.map((message) => ({ code: 'disputes.resultDiffers', message, citation: '15 U.S.C. 1679b(a)(1)', blocks: true })),
    ...(same
      ? [
          {
            code: 'disputes.nothingNew',
            citation: FRIVOLOUS,
            blocks: true,
            overridable: true,
            message: `The same was sent to ${BUREAU_NAMES[item.bureau]} on ${formatCivilDate(same.sentOn)}, and ${RESULTS[last.result]}. The same dispute again will be treated as frivolous. ${WAYS_OUT[last.result === 'confirmed' ? 'confirmed' : 'unanswered']}`,
          },
        ]
      : []),
  ];
}

function lettersOf(heading: string): string {
  return heading.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** What tells two lines of one company apart where there is no number. */
function daysOf({ reported }: LineName): string {
  return reported
    .filter(({ label }) => /date|opened|filed/i.test(label))
    .map(({ value }) => value)
    .join('|');
}
