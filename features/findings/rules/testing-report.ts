// One made-up report for the tests of the first half of the analyses.
import { lineKeyOf } from '../../account-matching/rules/line-key.ts';
import type { AnalysisInput } from './finding.ts';
import { account, civil, collection, day, grid, input, record, report, trade, usd } from './testing.ts';

const chargedOff = trade({ payStatus: 'charge-off', payStatusRaw: 'Charge-off', balance: usd(900), accountNumberMasked: '****2222' });
const closedByClient = trade({ accountNumberMasked: '****3333' });
const reopened = trade({ opened: day('2016-05-14'), accountNumberMasked: '****4444' });
/** A report on which A1 to A25 all have something to say. */
export const SPEAKING: AnalysisInput = input(
  report(
    [
      collection({
        firstDelinquency: day('2015-01-10'),
        accountNumberMasked: '****0001',
        balance: usd(500),
        originalCreditor: 'OTHER BANK',
      }),
      collection({
        firstDelinquency: day('2015-01-10'),
        accountNumberMasked: '****0002',
        balance: usd(500),
        originalCreditor: 'OTHER BANK',
        creditorName: 'OTHER COLLECTORS',
      }),
      collection({ firstDelinquency: day('2024-06-10'), opened: day('2024-06-10'), accountNumberMasked: '****0003' }),
      collection({ accountNumberMasked: '****0004' }),
      account([chargedOff], { id: 'a2' }),
      account([closedByClient], { id: 'a3' }),
      account([reopened], { id: 'a4' }),
      account(
        [
          trade({ payStatus: 'charge-off', firstDelinquency: day('2024-01-10'), accountNumberMasked: '****5555' }),
          trade({ bureau: 'EX', payStatus: 'charge-off', firstDelinquency: day('2024-06-10') }),
        ],
        { id: 'a5' },
      ),
      account([trade({ soldTo: 'BUYER', balance: usd(100) }), trade({ soldTo: 'BUYER', balance: usd(100) })], { id: 'a6' }),
      account([trade({ pastDue: usd(20), history: grid('2017-01', '30 OK 90') })], { id: 'a7' }),
      account(
        [trade({ payStatus: 'settled', balance: usd(5) }), trade({ bureau: 'EX', opened: day('2011-01-01'), responsibility: 'joint' })],
        { id: 'a8' },
      ),
      account([trade({ payStatus: 'late60', pastDue: usd(0), balance: usd(300) })], { id: 'a9' }),
      account(
        [
          trade({ statusCode: '11', paymentRating: '0' }),
          trade({ statusCode: '97' }),
          trade({ statusCode: '97', chargeOffAmount: usd(3) }),
        ],
        { id: 'a10' },
      ),
      account([trade({ condition: 'paid', history: grid('2024-01', 'OK OK'), remarks: [{ text: 'Charged off as bad debt' }] })], {
        id: 'a11',
      }),
      account([trade({ closed: day('2023-02-10'), lastPayment: day('2023-02-09'), balance: usd(0), history: grid('2023-03', '30') })], {
        id: 'a12',
      }),
      account([trade({ closed: day('2010-02-10') })], { id: 'a13' }),
      account(
        [trade({ openClosed: 'open', creditLimit: usd(0), highCredit: usd(300) }), trade({ openClosed: 'open', creditLimit: usd(1000) })],
        { id: 'a14' },
      ),
    ],
    {
      publicRecords: [
        record('bankruptcy', { filed: day('2010-01-01') }),
        record('bankruptcy', { filed: day('2018-01-01'), chapter: '13', reference: '7' }),
        record('judgment', { filed: day('2010-01-01') }),
      ],
    },
  ),
  {
    earlier: [
      report([
        account([{ ...chargedOff, payStatus: 'paid-was-charge-off', balance: usd(0) }]),
        account([trade({ opened: day('2012-05-14'), accountNumberMasked: '****4444' })]),
        account([trade({ payStatus: 'charge-off', firstDelinquency: day('2023-01-10'), accountNumberMasked: '****5555' })]),
      ]),
    ],
    client: { statements: [{ kind: 'closed-by-me', lineKey: lineKeyOf(closedByClient, false), on: civil('2026-01-01') }] },
  },
);
