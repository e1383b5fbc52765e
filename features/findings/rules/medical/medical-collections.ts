// What makes a collection surely a medical one, and the policies the bureaus announced for those.
import { civilDate } from '../../../../platform/base/civil-date.ts';
import { linesOf, type AccountLine } from '../finding-parts.ts';

export const POLICY_PAID_AND_RECENT = civilDate(2022, 7, 1);
export const POLICY_UNDER_500 = civilDate(2023, 4, 11);

/** Below this, whether the lines are one account is a question of its own. */
const SURE_MATCH = 0.8;
const CODED = /\bmedical\b/i;
const PROVIDER =
  /\bhospit|\bclinic\b|\bmedical (?:center|group|clinic)|\bphysicians?\b|\bradiolog|\bambulance\b|\bpatholog|\banesthes|\bdental\b|\bdentist|\bsurg(?:ery|ical)|\bhealth ?(?:care|system)\b|\borthop|\bpediatric|\bemergency (?:phys|med|room|care)/i;
/** Names with a medical word that are no care of people. */
const NO_CARE = /veterin|animal|\bpets?\b|\bvet\b|fitness|\bgym\b|\bspa\b|\bclub\b|insur|supply|staffing|school|college|credit union/i;

/**
 * What shows that this collection is of a medical debt, on this line or another bureau's of the same account; undefined when nothing is
 * certain.
 */
export function medicalEvidence(line: AccountLine): string | undefined {
  if (!line.collection) return undefined;
  const own = evidenceOn(line);
  if (own !== undefined || line.bureau === null || (line.account.matchConfidence ?? 1) < SURE_MATCH) return own;
  for (const other of linesOf(line.account)) {
    const theirs = evidenceOn(other);
    if (theirs !== undefined) return `${theirs} at ${other.who}`;
  }
  return undefined;
}

function evidenceOn({ account, trade }: AccountLine): string | undefined {
  const remark = trade.remarks.find(({ text }) => CODED.test(text) && !NO_CARE.test(text));
  if (remark) return `the remark “${remark.text}”`;
  const kind = [trade.industryText, trade.loanTypeText, trade.accountTypeText].find(
    (text) => text !== undefined && CODED.test(text) && !NO_CARE.test(text),
  );
  if (kind !== undefined) return `the type “${kind}”`;
  const original = trade.originalCreditor ?? account.originalCreditor;
  const coded = original !== undefined && CODED.test(original) && !NO_CARE.test(original);
  return coded || providerIn(original) !== undefined ? `the original creditor ${original}` : undefined;
}

/** The name, when it is surely one of a provider of care and not only the word "medical". */
export function providerIn(name: string | undefined): string | undefined {
  return name !== undefined && PROVIDER.test(name) && !NO_CARE.test(name) ? name : undefined;
}
