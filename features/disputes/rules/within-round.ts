// One account in the letters of one round: what is said of it to one bureau may not deny what is said to another (15 U.S.C. 1679b(a)(1)).
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { DraftItemInput, GateRefusal } from '../contract.ts';
import { FIELD_WORDS, formatCorrect, type ClaimField } from './claim-fields.ts';
import { findContradictions } from './contradictions.ts';
import { NOT_THEIRS } from './correct-words.ts';
import { findReason } from './dispute-reasons.ts';
import { readLatest } from './obsolete-start.ts';

type Item = Pick<DraftItemInput, 'bureau' | 'kind' | 'lineId' | 'reasonCode' | 'correct'> & {
  readonly facts?: readonly { readonly text: string }[];
};

/** What an account has once, whichever bureau reports it; balances differ with the day they are of. */
const SAME_EVERYWHERE: ReadonlySet<ClaimField> = new Set<ClaimField>([
  'opened',
  'closed',
  'first-delinquency',
  'responsibility',
  'original-creditor',
]);

/** Why this item contradicts another of the same round about the same account. */
export function checkWithinRound(item: Item, items: readonly Item[], today: CivilDate): GateRefusal[] {
  if (item.kind !== 'tradeline') return [];
  const others = items.filter((one) => one.kind === 'tradeline' && one.lineId === item.lineId && one.bureau !== item.bureau);
  const owned = others.find(({ reasonCode }) => denies(item.reasonCode, reasonCode, today));
  const [field, at] =
    others.flatMap((other) => (item.correct ?? []).flatMap((one) => (isOtherwise(one, other) ? [[one.field, other] as const] : [])))[0] ??
    [];
  const denial = denies('not-mine', item.reasonCode, today) ? item.facts?.find(({ text }) => NEVER_THEIRS.test(text)) : undefined;
  return [
    ...(denial
      ? [
          `“${denial.text}” denies the account, and the reason chosen says that it is the client’s. Ask the client again, then change one of them.`,
        ]
      : []),
    ...(owned
      ? [
          `To ${BUREAU_NAMES[owned.bureau]} this account is disputed as “${findReason(owned.reasonCode ?? '')?.label ?? ''}”, which says that it is ${NOT_THEIRS.has(owned.reasonCode ?? '') ? 'not ' : ''}the client’s. That contradicts the reason chosen here.`,
        ]
      : []),
    ...(field && at
      ? [
          `“${FIELD_WORDS[field].label}” should be something else in the letter to ${BUREAU_NAMES[at.bureau]}. Only one of them can be right.`,
        ]
      : []),
  ].map((message) => ({ code: 'disputes.contradictsRound', message, citation: '15 U.S.C. 1679b(a)(1)', blocks: true }));
}

/** Said of the account itself, and not of a payment or an agreement about it. */
const NEVER_THEIRS =
  /\bI\s+(?:have\s+|had\s+)?never\s+(?:(?:had|held|owned|opened)\s+(?:an?|any|this|that|the|such)\s+(?:\w+\s+){0,2}(?:account|card|loan)\b|(?:had|did)\s+(?:any\s+)?business\s+with|heard\s+of\s+(?:it|them|this|that|the)\b)|\b(?:it|this|the\s+account)\s+(?:is|was)\s+(?:not|never)\s+(?:mine|my\s+(?:account|card|loan|debt))\b/iu;

/** True where one of the two reasons says of an account that it is not the client's, and the other that it is. */
function denies(reasonCode: string | null, other: string | null, on: CivilDate): boolean {
  const said = [{ said: 'wrong', on, reasonCode: other, statement: null } as const];
  return other !== null && findContradictions({ kind: 'tradeline', reasonCode, facts: [], reported: [] }, said, []).length > 0;
}

function isOtherwise({ field, value }: NonNullable<Item['correct']>[number], { correct = [] }: Item): boolean {
  const other = correct.find((one) => one.field === field)?.value;
  return SAME_EVERYWHERE.has(field) && value !== null && other != null && told(field, value) !== told(field, other);
}

/** Days by their month: one may be known more exactly than the other. */
function told(field: ClaimField, value: string): string {
  return FIELD_WORDS[field].kind === 'date'
    ? (readLatest(formatCorrect({ field, value }))?.slice(0, 7) ?? value)
    : value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
