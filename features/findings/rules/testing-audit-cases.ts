// Each line of the law audit (sections 1.3 and 2) as a case in miniature: what must be asked, and beside it what must not.
import type { BureauTrade, PayStatus, Tradeline } from '../../report-files/rules/model.ts';
import type { AnalysisCode, AnalysisInput } from './finding.ts';
import { account, collection, day, grid, input, month, record, report, trade, usd } from './testing.ts';

export interface AuditCase {
  readonly what: string;
  readonly code: AnalysisCode;
  readonly given: AnalysisInput;
  /** Ends of the keys of what is asked; empty where nothing may be. */
  readonly asks: readonly string[];
}

const one = (fields: Partial<BureauTrade>, of: Partial<Tradeline> = {}): AnalysisInput => input([account([trade(fields)], of)]);
const loan = { category: 'installment', portfolio: 'I' } as const;
const fresh = { opened: day('2026-03-01'), reported: day('2026-03-10') } as const;
const monthly = { termsFrequency: 'M', monthlyPayment: usd(95), opened: day('2026-01-25'), reported: day('2026-03-10') } as const;
const charged = { payStatus: 'charge-off', payStatusRaw: 'Charge-off' } as const;
const dismissed = record('bankruptcy', { type: 'Chapter 13', status: 'Dismissed', filed: day('2023-07-21'), resolved: day('2023-10-06') });
const discharged = record('bankruptcy', { type: 'Chapter 7', status: 'Discharged', filed: day('2020-10-13'), resolved: day('2021-01-25') });
const undated = record('bankruptcy', { type: 'Chapter 7', status: 'Discharged', resolved: day('2021-01-25') });
const marked = { payStatus: 'bankruptcy', payStatusRaw: 'Included in bankruptcy', balance: null } as const;
const withCases = (line: Partial<BureauTrade>, records: readonly ReturnType<typeof record>[], of: Partial<Tradeline> = {}): AnalysisInput =>
  input(report([account([trade(line)], of)], { publicRecords: records.map((found, at) => ({ ...found, id: `public-record-${at + 1}` })) }));
const cases = (...records: readonly ReturnType<typeof record>[]): AnalysisInput =>
  input(report([], { publicRecords: records.map((found, at) => ({ ...found, id: `public-record-${at + 1}` })) }));
const at = (bureau: 'TU' | 'EX' | 'EQ', status: string, filed: string, reference = '3733000') =>
  record('bankruptcy', { type: 'Chapter 7 Bankruptcy', status, filed: day(filed), reference }, bureau);
const counted = (tu: Partial<BureauTrade>, ex: Partial<BureauTrade>): AnalysisInput =>
  input([account([trade({ late30: 0, late60: 0, late90: 0, ...tu }), trade({ bureau: 'EX', late30: 0, late60: 0, late90: 0, ...ex })])]);

const rated = (status: PayStatus, on: string): Partial<BureauTrade> => ({ adverseRatings: [{ status, date: month(on), raw: 'Rate' }] });
const ended = { closed: day('2023-02-10'), lastPayment: day('2023-02-09'), balance: usd(0) } as const;
const clean = { condition: 'paid', history: grid('2024-01', 'OK OK'), remarks: [{ text: 'Charged off as bad debt' }] } as const;
const reviewed = { monthsReviewed: 24, late60: 1, late90: 0 } as const;

const CASES: readonly (readonly [code: AnalysisCode, what: string, given: AnalysisInput, asks: readonly string[]])[] = [
  // A50: the latest possible delinquency
  ['A50', 'placed with a collector nine years ago', input([collection({ opened: day('2017-01-10') })]), ['']],
  ['A50', 'placed seven years ago', input([collection({ opened: day('2019-01-10') })]), []],
  ['A50', 'bought by a debt buyer', input([collection({ opened: day('2017-01-10'), accountTypeText: 'Factoring company' })]), []],
  ['A50', 'paid to since', input([collection({ opened: day('2017-01-10'), lastPayment: day('2018-01-10') })]), []],
  ['A50', 'a first delinquency is printed', input([collection({ opened: day('2017-01-10'), firstDelinquency: day('2016-01-10') })]), []],
  [
    'A50',
    'dated like the account it came from',
    input([account([trade({ opened: day('2017-01-20') })]), collection({ opened: day('2017-01-10') })]),
    [],
  ],
  ['A50', 'charged off in a month of the history', one({ ...charged, history: grid('2018-01', 'CO CO') }), ['']],
  ['A50', 'charged off by the day of its status', one({ ...charged, statusDate: day('2018-01-10') }), ['']],
  ['A50', 'last reported as one eight years ago', one({ ...charged, reported: day('2018-06-10') }), ['']],
  ['A50', 'last reported as one seven years ago', one({ ...charged, reported: day('2019-02-10') }), []],
  ['A50', 'rated as one in an earlier month', one({ ...charged, ...rated('charge-off', '2018-01') }), ['']],
  ['A50', 'rated 120 days late in it, which may have been cured', one({ ...charged, ...rated('late120', '2018-01') }), []],
  ['A50', 'placed on a printed day', input([collection({ opened: day('2019-01-10'), placedForCollection: month('2017-01') })]), ['']],
  [
    'A50',
    'placed in the month a debt buyer gives as opened',
    input([collection({ opened: day('2017-01-10'), placedForCollection: month('2017-01'), accountTypeText: 'Factoring company' })]),
    [],
  ],
  ['A50', 'a student loan', one({ ...charged, statusDate: day('2018-01-10') }, { category: 'student' }), []],
  // A2: ratings beside the history
  ['A2', 'a rating of eight years ago', one(rated('late60', '2018-01')), ['ratings']],
  ['A2', 'the greatest delinquency, of eight years ago', one({ worstStatus: 'late30', maxDelinquency: month('2018-01') }), ['ratings']],
  ['A2', 'a rating of seven years ago', one(rated('late60', '2019-03')), []],
  ['A2', 'a rating as a charge-off', one(rated('charge-off', '2018-01')), []],
  ['A2', 'of an account that is charged off', one({ ...charged, ...rated('late60', '2018-01') }), []],
  ['A2', 'of a month the history shows', one({ ...rated('late60', '2018-01'), history: grid('2018-01', '60') }), ['']],
  ['A2', 'in a report for a mortgage', input(report([account([trade(rated('late60', '2018-01'))])], { sourceFormat: 'mismo3' })), []],
  // A12: what was added to a charge-off
  ['A12', 'grew by more than half since the charge-off', one({ ...charged, chargeOffAmount: usd(16284), balance: usd(25631) }), ['']],
  ['A12', 'grew by a twentieth', one({ ...charged, chargeOffAmount: usd(16284), balance: usd(17098) }), []],
  // A11: who sold an account reports nothing owed
  ['A11', 'sold, with a balance', one({ soldTo: 'BUYER', balance: usd(900) }), ['']],
  ['A11', 'sold, with nothing owed', one({ soldTo: 'BUYER', balance: usd(0) }), []],
  // A17: an earlier rating says that it was late
  ['A17', 'paid on time, with the remark of a charge-off', one(clean), ['']],
  ['A17', 'rated late before', one({ ...clean, ...rated('late60', '2023-01') }), []],
  // A20: ratings after the end
  ['A20', 'rated late a year after the end', one({ ...ended, ...rated('late30', '2024-02') }), ['']],
  ['A20', 'rated on the day it was last reported', one({ ...ended, ...rated('late30', '2026-03') }), []],
  [
    'A20',
    'rated in a month the history shows as on time',
    one({ ...ended, ...rated('late30', '2024-02'), history: grid('2024-02', 'OK') }),
    [],
  ],
  // A51: the bureau's own date of removal
  ['A51', 'passed', one({ ...charged, removalDate: month('2026-02') }), ['']],
  ['A51', 'this month', one({ ...charged, removalDate: month('2026-03') }), []],
  [
    'A51',
    'of a record',
    cases(record('bankruptcy', { status: 'Discharged', filed: day('2017-01-01'), removalDate: month('2025-09') })),
    [''],
  ],
  // A52: later than the account is old
  ['A52', '60 days late nine days after opening', one({ ...fresh, payStatus: 'late60' }, loan), ['status']],
  ['A52', '30 days late 44 days after opening', one({ ...monthly, payStatus: 'late30' }, loan), []],
  ['A52', 'refinanced', one({ ...fresh, payStatus: 'late60', condition: 'refinanced' }, loan), []],
  ['A52', 'a month too late', one({ opened: day('2025-10-10'), history: grid('2025-10', 'OK 90 OK') }, loan), ['months']],
  ['A52', 'three payments past due after 44 days', one({ ...monthly, pastDue: usd(315), payStatus: 'late30' }, loan), ['past-due']],
  ['A52', 'two payments past due after 44 days', one({ ...monthly, pastDue: usd(190), payStatus: 'late30' }, loan), []],
  ['A52', 'rated 90 days late a month after opening', one({ opened: day('2025-10-10'), ...rated('late90', '2025-11') }), ['ratings']],
  ['A52', 'rated 30 days late then', one({ opened: day('2025-10-10'), ...rated('late30', '2025-11') }), []],
  [
    'A52',
    'two and a half payments past due after 44 days',
    one({ ...monthly, monthlyPayment: usd(38), pastDue: usd(96), payStatus: 'late30' }, loan),
    ['past-due'],
  ],
  ['A52', 'weekly payments', one({ ...monthly, termsFrequency: 'W', pastDue: usd(315), payStatus: 'late30' }, loan), []],
  // A53: equally late without a payment
  [
    'A53',
    'a year at 30 days',
    one({ lastPayment: day('2020-11-19'), history: grid('2021-01', '30 30 30 30 30 30 30 30 30 30 30 30') }),
    [''],
  ],
  ['A53', 'paid since', one({ lastPayment: day('2021-06-19'), history: grid('2021-01', '30 30 30 30') }), []],
  ['A53', 'no last payment printed', one({ history: grid('2021-01', '30 30 30 30') }), []],
  ['A53', 'two months', one({ lastPayment: day('2020-11-19'), history: grid('2021-01', '30 30 60') }), []],
  ['A53', 'at 120 days', one({ lastPayment: day('2020-11-19'), history: grid('2021-01', '120 120 120') }), []],
  // A54: outside the account
  ['A54', 'months before the opening', one({ opened: day('2023-05-10'), history: grid('2023-01', 'OK OK OK OK OK') }), ['before-opening']],
  ['A54', 'the month before it', one({ opened: day('2023-05-10'), history: grid('2023-04', 'OK OK') }), []],
  ['A54', 'transferred in', one({ opened: day('2023-05-10'), purchasedFrom: 'OLD BANK', history: grid('2023-01', 'OK OK') }), []],
  ['A54', 'unknown months', one({ opened: day('2023-05-10'), history: grid('2023-01', 'UNK ND OK OK OK') }), ['before-opening']],
  ['A54', 'paid after the sale', one({ soldTo: 'BUYER', closed: day('2022-01-10'), lastPayment: day('2023-01-10') }), ['after-sale']],
  ['A54', 'paid after closing', one({ closed: day('2022-01-10'), lastPayment: day('2023-01-10') }), []],
  // A55: public records
  ['A55', 'dismissed here, discharged there', cases(at('TU', 'Dismissed', '2017-10-16'), at('EQ', 'Discharged', '2017-10-01')), ['ending']],
  ['A55', 'discharged at both', cases(at('TU', 'Discharged', '2017-10-16'), at('EQ', 'Discharged', '2017-10-01')), []],
  ['A55', 'two cases', cases(at('TU', 'Dismissed', '2017-10-16'), at('EQ', 'Discharged', '2017-10-01', '9999999')), []],
  [
    'A55',
    'open though another followed',
    cases(at('TU', 'Filed', '2018-03-27', '1111111'), at('TU', 'Dismissed', '2018-07-21', '2222222')),
    ['open'],
  ],
  ['A55', 'open, the last one', cases(at('TU', 'Dismissed', '2018-03-27', '1111111'), at('TU', 'Filed', '2018-07-21', '2222222')), []],
  [
    'A55',
    'two discharges in seven years',
    cases(at('TU', 'Discharged', '2012-03-27', '1111111'), at('TU', 'Discharged', '2019-07-21', '2222222')),
    ['discharges'],
  ],
  [
    'A55',
    'two discharges in nine years',
    cases(at('TU', 'Discharged', '2010-03-27', '1111111'), at('TU', 'Discharged', '2019-07-21', '2222222')),
    [],
  ],
  ['A55', 'one case listed twice', cases(at('TU', 'Discharged', '2012-03-27'), at('TU', 'Discharged', '2012-03-27')), []],
  // A56: marks without a case
  ['A56', 'marked after the dismissal', withCases(marked, [dismissed]), ['dismissed']],
  ['A56', 'a case was discharged', withCases(marked, [dismissed, discharged]), []],
  ['A56', 'last reported before the dismissal', withCases({ ...marked, reported: day('2023-09-01') }, [dismissed]), []],
  ['A56', 'marked before the filing', withCases({ ...marked, reported: day('2020-01-10') }, [discharged]), ['before-filing']],
  ['A56', 'paid after the discharge', withCases({ ...marked, lastPayment: day('2021-12-11') }, [discharged]), ['payment']],
  ['A56', 'paid before it', withCases({ ...marked, lastPayment: day('2020-12-11') }, [discharged]), []],
  [
    'A56',
    'paid after a discharge without a day of filing',
    withCases({ ...marked, opened: day('2018-01-10'), lastPayment: day('2021-12-11') }, [undated]),
    ['payment'],
  ],
  [
    'A56',
    'opened a year before such a discharge',
    withCases({ ...marked, opened: day('2020-01-10'), lastPayment: day('2021-12-11') }, [undated]),
    [],
  ],
  ['A56', 'a mortgage paid on', withCases({ ...marked, lastPayment: day('2021-12-11') }, [discharged], { category: 'mortgage' }), []],
  ['A56', 'reaffirmed', withCases({ ...marked, lastPayment: day('2021-12-11'), remarks: [{ text: 'Debt reaffirmed' }] }, [discharged]), []],
  ['A56', 'no case listed', withCases(marked, []), []],
  ['A54', 'rated late before the opening', one({ opened: day('2024-05-10'), ...rated('late30', '2023-05') }), ['before-opening']],
  ['A54', 'rated late after it', one({ opened: day('2024-05-10'), ...rated('late30', '2024-06') }), []],
  // A57: a collection that grew
  ['A57', 'above the original amount', input([collection({ originalAmount: usd(99), balance: usd(150) })]), ['']],
  ['A57', 'above the high balance', input([collection({ highCredit: usd(391), balance: usd(509) })]), ['']],
  ['A57', 'a few dollars above', input([collection({ originalAmount: usd(500), balance: usd(509) })]), []],
  ['A57', 'above by half a year of interest', input([collection({ originalAmount: usd(3760), balance: usd(3895) })]), []],
  ['A57', 'less than at first', input([collection({ originalAmount: usd(900), highCredit: usd(100), balance: usd(867) })]), []],
  ['A57', 'an account of the creditor', one({ originalAmount: usd(99), balance: usd(150) }), []],
  // A58: a late charge-off
  [
    'A58',
    '68 months after the last payment',
    one({ ...charged, lastPayment: day('2016-10-02'), statusDate: day('2022-06-10'), history: grid('2022-04', 'UNK UNK CO CO') }),
    [''],
  ],
  [
    'A58',
    '23 months after it',
    one({ ...charged, lastPayment: day('2020-07-02'), statusDate: day('2022-06-10'), history: grid('2022-04', 'UNK UNK CO') }),
    [],
  ],
  [
    'A58',
    'the history only begins there',
    one({ ...charged, lastPayment: day('2016-10-02'), statusDate: day('2022-06-10'), history: grid('2022-06', 'CO CO') }),
    [],
  ],
  [
    'A58',
    'the status is older',
    one({ ...charged, lastPayment: day('2016-10-02'), statusDate: day('2018-06-10'), history: grid('2022-04', 'UNK UNK CO') }),
    [],
  ],
  [
    'A58',
    'an earlier delinquency is printed',
    one({
      ...charged,
      lastPayment: day('2016-10-02'),
      statusDate: day('2022-06-10'),
      maxDelinquency: month('2018-02'),
      history: grid('2022-04', 'UNK UNK CO'),
    }),
    [],
  ],
  [
    'A58',
    'rated late before',
    one({
      ...charged,
      ...rated('late90', '2018-02'),
      lastPayment: day('2016-10-02'),
      statusDate: day('2022-06-10'),
      history: grid('2022-04', 'UNK UNK CO'),
    }),
    [],
  ],
  [
    'A58',
    'late in between',
    one({ ...charged, lastPayment: day('2016-10-02'), statusDate: day('2022-06-10'), history: grid('2022-03', '60 90 UNK CO') }),
    [],
  ],
  // A59: late counters
  ['A59', 'twice 90 here, never late there', counted({}, { late90: 2 }), ['bureaus']],
  ['A59', 'both count', counted({ late30: 1 }, { late90: 2 }), []],
  ['A59', 'of different times', counted({ reported: day('2025-01-10') }, { late90: 2 }), []],
  ['A59', 'over fewer months', counted({ monthsReviewed: 48 }, { late90: 2, monthsReviewed: 88 }), ['bureaus-reach']],
  ['A59', 'once, over fewer months', counted({ monthsReviewed: 48 }, { late90: 1, monthsReviewed: 88 }), []],
  ['A59', 'over as many months', counted({ monthsReviewed: 88 }, { late90: 2, monthsReviewed: 88 }), ['bureaus']],
  ['A59', 'late once by its worst status', counted({ worstStatus: 'late120' }, { late90: 2 }), ['bureaus-reach']],
  ['A59', 'eight times 90, never 30 or 60', one({ opened: day('2022-05-08'), late30: 0, late60: 0, late90: 8 }, loan), ['stages']],
  [
    'A59',
    'eight times 90, for eight months of charge-off',
    one({ ...charged, opened: day('2022-05-08'), late30: 0, late60: 0, late90: 8, history: grid('2024-01', 'CO CO CO CO CO CO CO CO') }),
    ['charge-off-months'],
  ],
  ['A59', 'a student loan', one({ opened: day('2022-05-08'), late30: 0, late60: 0, late90: 8 }, { category: 'student' }), []],
  ['A59', 'once 90', one({ opened: day('2022-05-08'), late30: 0, late60: 0, late90: 1 }, loan), []],
  ['A59', 'more months than counted', one({ late30: 1, late60: 0, late90: 0, history: grid('2024-01', '30 OK 30 OK') }), ['history-30']],
  ['A59', 'as many as counted', one({ late30: 2, late60: 0, late90: 0, history: grid('2024-01', '30 OK 30 OK') }), []],
  ['A59', 'rated in a month that is not counted', one({ ...reviewed, late30: 0, ...rated('late30', '2025-02') }), ['ratings-30']],
  ['A59', 'rated in a month that is counted', one({ ...reviewed, late30: 1, ...rated('late30', '2025-02') }), []],
  ['A59', 'rated before the months reviewed', one({ ...reviewed, late30: 0, ...rated('late30', '2023-02') }), []],
  ['A59', 'rated by the day it was last reported', one({ ...reviewed, late30: 0, ...rated('late30', '2026-03') }), []],
  ['A59', 'never counted there, but rated late there', counted(rated('late90', '2025-02'), { late90: 2 }), []],
  ['A59', 'nothing is counted', one({ late30: 0, late60: 0, late90: 0, history: grid('2024-01', '30 OK 30 OK') }), []],
  // A21: what the audit found missing
  ['A21', 'activity before the opening', one({ opened: day('2019-08-27'), lastActivity: day('2015-02-01') }), ['before-opened']],
  ['A21', 'payment before it, of a collection', input([collection({ opened: day('2019-08-27'), lastPayment: day('2015-02-01') })]), []],
  [
    'A21',
    'a status before it, transferred',
    one({ opened: day('2019-08-27'), statusDate: day('2015-02-01'), condition: 'transferred' }),
    [],
  ],
  [
    'A21',
    'a payment after the line was last reported',
    one({ reported: day('2024-06-10'), lastPayment: day('2024-08-10') }),
    ['paid-after-reporting'],
  ],
  ['A21', 'a payment within 31 days of it', one({ reported: day('2024-06-10'), lastPayment: day('2024-07-11') }), []],
  [
    'A21',
    'closed after the line was last reported',
    one({ reported: day('2024-06-10'), closed: day('2026-02-10') }),
    ['ended-after-reporting'],
  ],
  ['A21', 'charged off after it', one({ reported: day('2024-06-10'), chargeOffDate: day('2024-08-10') }), ['ended-after-reporting']],
  ['A21', 'closed within 31 days of it', one({ reported: day('2024-06-10'), closed: day('2024-07-11') }), []],
  ['A21', 'a record filed after the report', cases(at('TU', 'Filed', '2026-05-01')), ['after-report']],
  ['A21', 'a record filed the day after it', cases(at('TU', 'Filed', '2026-03-16')), []],
  // A30: the end of the relationship
  [
    'A30',
    'late before the end',
    one({ responsibility: 'terminated', relationshipEnded: day('2024-11-22'), history: grid('2024-05', '30 60 60 90 90 120 120') }),
    [],
  ],
  [
    'A30',
    'late after it',
    one({ responsibility: 'terminated', relationshipEnded: day('2024-05-22'), history: grid('2024-03', 'OK OK OK OK 30') }),
    [''],
  ],
  [
    'A30',
    'already late when it ended',
    one({ responsibility: 'terminated', relationshipEnded: day('2024-05-22'), history: grid('2024-03', 'OK OK 30 60 90') }),
    [],
  ],
  ['A30', 'the end is not printed', one({ responsibility: 'terminated', history: grid('2024-03', 'OK 30') }), ['']],
  // A9: twins that disagree
  [
    'A9',
    'last payments of two years',
    input([
      account([trade({ balance: usd(1547), highCredit: usd(1547), lastPayment: day('2017-09-10') })]),
      account([trade({ balance: usd(1547), highCredit: usd(1547), lastPayment: day('2015-11-10') })], { id: 'twin' }),
    ]),
    [''],
  ],
  // A34: names, deposits, rate shopping: inquiries.test.ts
];

export const AUDIT_CASES: readonly AuditCase[] = CASES.map(([code, what, given, asks]) => ({ code, what, given, asks }));
