import { expect, test } from 'vitest';
import type { ClaimField } from './claim-fields.ts';
import { judgeLetterItem, type JudgedItem } from './judge-letter.ts';

const REASONS: Partial<Record<ClaimField, string>> = { remark: 'remarks-wrong', status: 'status-wrong' };
function kindsOf(field: ClaimField, value: string): readonly string[] {
  const item: JudgedItem = {
    kind: 'tradeline',
    heading: 'FIRST TEST BANK',
    accountNumberMasked: '****1111',
    reported: [
      { label: 'Remark', value: 'Charged off' },
      { label: 'Payment status', value: 'Charge-off' },
    ],
    reasonCode: REASONS[field] ?? 'original-creditor-wrong',
    instructionCode: 'correct',
    facts: [{ text: 'The receipt of June 7 shows it.', source: 'client' }],
    correct: [{ field, value }],
  };
  return judgeLetterItem(item, { answered: false })
    .filter(({ blocks }) => blocks)
    .map(({ kind }) => kind);
}

test.each<[ClaimField, string]>([
  ['remark', 'Void by law; creditor admits fraud'],
  ['remark', 'Creditor has no contract'],
  ['remark', 'Unverified, must be deleted'],
  ['remark', 'Never opened by the client'],
  ['remark', 'Paid in full. The bank knows it.'],
  ['remark', 'Not my account'],
  ['remark', 'Closed by consumer and paid long before the day that the report shows, with every payment made on time until then'],
  ['status', 'Void'],
  ['status', 'Illegal debt'],
  ['status', 'Bank agreed that nothing is owed'],
  ['original-creditor', 'Creditor admits fraud'],
  ['original-creditor', 'None, the sale was illegal'],
  ['chapter', 'discharged by law'],
  ['ssn-last4', '123-45-6789'],
  ['responsibility', 'None, I never signed it'],
])('the %s cannot be “%s”', (field, value) => expect(kindsOf(field, value)).toContain('correctionUnfit'));

test.each<[ClaimField, string]>([
  ['remark', 'Account closed at consumer’s request'],
  ['remark', 'Account information disputed by consumer, meets FCRA requirements'],
  ['remark', 'Account in dispute under Fair Credit Billing Act'],
  ['remark', 'Paid in full; closed by credit grantor'],
  ['remark', 'Settled for less than full balance'],
  ['remark', 'Credit grantor reclaimed collateral to settle defaulted mortgage'],
  ['status', 'Paid, never late'],
  ['status', 'Pays as agreed'],
  ['status', 'Was 30 days late, now current'],
  ['original-creditor', 'Acme Bank, N.A.'],
  ['original-creditor', 'St. Mary’s Hospital'],
  ['original-creditor', 'Columbia Law School'],
  ['court', 'U.S. Bankruptcy Court, N.D. Ohio'],
  ['chapter', '13'],
  ['ssn-last4', '6789'],
])('the %s can be “%s”', (field, value) => expect(kindsOf(field, value)).not.toContain('correctionUnfit'));
