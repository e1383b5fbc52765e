// The reasons by topic, so that a list of thirty can be read. Labels and order inside a topic come from the rules.
import type { DraftItemInput } from '../contract.ts';
import { findInstruction, findReason, listReasons, type ReasonCode } from '../rules/dispute-reasons.ts';

const TOPICS: readonly (readonly [string, readonly ReasonCode[]])[] = [
  [
    'Whose it is',
    ['not-mine', 'mixed-file', 'not-responsible', 'authorized-user', 'unknown-collection', 'identity-theft', 'deceased-wrong'],
  ],
  [
    'Amounts and payments',
    [
      'paid-or-settled',
      'insurance-paid',
      'balance-wrong',
      'amounts-wrong',
      'late-payments-wrong',
      'payment-arrangement',
      'creditor-agreed',
    ],
  ],
  ['Status and remarks', ['status-wrong', 'closed-not-open', 'closed-by-client', 'sold-or-transferred', 'terms-wrong', 'remarks-wrong']],
  ['Dates and age', ['dates-wrong', 're-aged', 'obsolete', 'duplicate', 'reinserted', 'not-answered', 'verified-but-contradicted']],
  ['Bankruptcy', ['in-bankruptcy', 'not-in-bankruptcy']],
  ['Medical', ['medical-paid', 'medical-recent', 'medical-under-500', 'medical-veteran']],
  [
    'Inquiries and records',
    ['inquiry-not-authorized', 'record-satisfied', 'record-dismissed', 'record-details-wrong', 'personal-information-wrong'],
  ],
];
const OTHER = 'Other';

export interface ReasonOption {
  readonly value: string;
  readonly label: string;
}
export interface ReasonGroup {
  readonly group: string;
  readonly items: readonly ReasonOption[];
}

/** The reasons that fit every kind named, by topic; a reason no topic names is under 'Other'. */
export function groupReasons(kinds: readonly DraftItemInput['kind'][]): readonly ReasonGroup[] {
  const [first, ...rest] = kinds.map((kind) => listReasons(kind));
  const fitting = (first ?? []).filter((reason) => rest.every((list) => list.includes(reason)));
  const topicOf = (code: string): string => TOPICS.find(([, codes]) => (codes as readonly string[]).includes(code))?.[0] ?? OTHER;
  return [...TOPICS.map(([topic]) => topic), OTHER].flatMap((group) => {
    const items = fitting.filter((reason) => topicOf(reason.code) === group).map((reason) => ({ value: reason.code, label: reason.label }));
    return items.length === 0 ? [] : [{ group, items }];
  });
}

/** The instructions that fit the reason, the usual one first; none without a reason. */
export function fittingInstructions(kind: DraftItemInput['kind'], reasonCode: string | null): readonly ReasonOption[] {
  return (
    (reasonCode === null ? undefined : findReason(reasonCode)?.instructions)?.flatMap((code) => {
      const instruction = findInstruction(code);
      return instruction?.itemKinds.includes(kind) ? [{ value: code, label: instruction.label }] : [];
    }) ?? []
  );
}
