// One made-up report for the tests of the second half of the analyses.
import type { AnalysisInput } from '../finding.ts';
import {
  account,
  bankruptcy,
  collectionAccount,
  collector,
  day,
  dispute,
  file,
  input,
  inquiry,
  keyOf,
  line,
  months,
  on,
  report,
  usd,
} from './testing.ts';

const bad = line({ payStatus: 'late60', responsibility: 'authorized-user', disputeFlag: 'none' });
const lost = line({
  bureau: 'TU',
  accountNumberMasked: '77****',
  responsibility: 'deceased',
  disputeFlag: 'consumer-disputes',
  opened: on('2019-02-02'),
});
const late = line({ accountNumberMasked: '8888****', history: months('2020-03:OK 2020-05:30') });
const loan = line({ accountNumberMasked: '9999****', payStatus: 'charge-off' });
const medical = collector({
  originalCreditor: 'CITY HOSPITAL',
  firstDelinquency: on('2025-10'),
  originalAmount: usd(200),
  statusCode: '97',
});
const nameless = collector({ accountNumberMasked: '22****' });
/** A report on which most of A26 to A49 have something to say. */
export const SPEAKING: AnalysisInput = input(
  report({
    sourceFormat: 'mismo3',
    bureaus: [file('EQ', { identity: { ssnLast4: '9999', dobs: [on('1951')] }, alerts: [] }), file('TU')],
    accounts: [
      account([bad]),
      account([lost], { id: 'account-2' }),
      account([late], { id: 'account-3' }),
      account([loan], { id: 'account-4', category: 'student', portfolio: 'I' }),
      collectionAccount([medical], { id: 'account-5' }),
      collectionAccount([nameless], { id: 'account-6' }),
    ],
    inquiries: [inquiry(), inquiry({ id: 'inquiry-2', date: on('2020-01-01') })],
    publicRecords: [bankruptcy()],
  }),
  {
    disputes: [
      dispute(bad),
      dispute(lost, { outcome: 'verified', outcomeOn: day('2025-10-01') }),
      dispute(loan, { outcome: 'deleted', outcomeOn: day('2026-02-01') }),
      dispute(late, { outcome: 'verified', outcomeOn: day('2026-02-01') }),
    ],
    client: {
      dateOfBirth: day('1980-01-01'),
      ssnLast4: '1234',
      statements: [
        { kind: 'bankruptcy', on: day('2022-07-01') },
        { kind: 'veteran' },
        { kind: 'accommodation', lineKey: keyOf(late), on: day('2020-04-01'), until: day('2020-09-30') },
        { kind: 'paid', lineKey: keyOf(late) },
        { kind: 'no-validation-notice', lineKey: keyOf(nameless, true) },
        { kind: 'loan-rehabilitated', lineKey: keyOf(loan) },
        { kind: 'trafficking-documents', lineKey: keyOf(loan) },
      ],
    },
  },
);
