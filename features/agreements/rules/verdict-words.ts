// What gates of the law allowed, in words: what was to be done, and what was looked at. Kept verdicts stay readable when rules change, so words
// are added here and never taken away.
import { HOLD_NAMES } from '../../contacts/rules/holds.ts';
import type { VerdictFact, VerdictFacts } from '../../../platform/base/gate.ts';
import { formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { stateName } from '../../office/rules/state-permits.ts';
import { BUREAU_NAMES, BUREAUS } from '../../report-files/rules/bureaus.ts';

const ASKED: Readonly<Record<string, string>> = {
  offer: 'Offer an agreement',
  consent: 'Agree to electronic records',
  acknowledge: 'Acknowledge the federal statement on a screen',
  instruct: 'Sign the written instructions on a screen',
  sign: 'Sign the agreement',
  report: 'Take in a credit report',
  monitoring: 'Ask the client to sign up for monitoring',
  pull: 'Get a credit report from a provider',
  analysis: 'Read a credit report for errors',
  question: 'Ask the client about findings',
  'client-report': 'Make a report for the client',
  stage: 'Move the case to a stage of work',
  draft: 'Prepare a round',
  round: 'Open a round',
  letter: 'Write letters',
  print: 'Print letters',
  mail: 'Mail letters',
  'letter-out': 'Print or mail a letter that the client approved',
};
const FACTS: Readonly<Record<string, string>> = {
  standing: 'Agreement',
  signedOn: 'Signed on',
  cancelThrough: 'Client could cancel through',
  servicesFrom: 'Work allowed from',
  cancelledOn: 'Ended on',
  endedBy: 'Ended by',
  state: 'State of the client',
  stateStatus: 'That state',
  isOnHold: 'On hold',
  holdKind: 'Kind of hold',
  authorized: 'Authorization for',
  authorizedUntil: 'Authorization ends',
  bureaus: 'Asked for',
  consented: 'Agreed to electronic records',
  acknowledged: 'Acknowledged statement, SHA-256',
  canonical: 'Statement of the law, SHA-256',
  copiesByMail: 'Copies go out by email',
  missing: 'Missing in the contract',
  bureau: 'Bureau',
  letter: 'Letter',
  pdf: 'PDF, SHA-256',
  approvalUntil: 'Approval counts through',
  recipientClass: 'Goes to',
  asksClient: 'The client approves it',
  beforeApprovals: 'Printed before clients approved letters here',
  day: 'Day',
};
const VALUES: Readonly<Record<string, string>> = {
  ...HOLD_NAMES,
  none: 'None',
  'cancel-period': 'Signed, period open',
  signed: 'Signed, period over',
  cancelled: 'Canceled',
  enabled: 'Switched on',
  blocked: 'Blocked',
  review: 'In review',
  bureau: 'A bureau',
  agency: 'Another agency',
  furnisher: 'A furnisher',
  collector: 'A collector',
  creditor: 'A creditor',
  client: 'The client',
  other: 'Someone else',
};
const BUREAU_FACTS: ReadonlySet<string> = new Set(['authorized', 'bureaus', 'bureau']);

/** What was to be done. */
export const askedWords = (asked: string): string => ASKED[asked] ?? asked;

/** Each thing that was looked at, in words; what is not known of is left out. */
export function factWords(facts: VerdictFacts): { readonly name: string; readonly value: string }[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const words = valueWords(key, value);
    return words === '' ? [] : [{ name: FACTS[key] ?? key, value: words }];
  });
}

function valueWords(key: string, value: VerdictFact): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.length === 0 ? 'Nothing' : value.map((one) => valueWords(key, one)).join(', ');
  const text = String(value);
  if (key === 'state') return stateName(text);
  const bureau = BUREAU_FACTS.has(key) ? BUREAUS.find((one) => one === text) : undefined;
  if (bureau) return BUREAU_NAMES[bureau];
  const day = parseCivilDate(text);
  return day ? formatCivilDate(day) : (VALUES[text] ?? text);
}
