// Credit reports with many lines, for the clients of the demo office whose work takes several rounds. Furnishers and numbers are
// invented; what is wrong with each line is said beside it, because every dispute of the demo has to be true.
import type { BureauSymbol, DemoPerson, DemoTrade } from './demo-report.ts';

const EVERYWHERE = { TUC: {}, EXP: {}, EQF: {} } as const;

const TRADES: readonly DemoTrade[] = [
  {
    // The bureaus disagree on what is owed.
    creditor: 'NORTHGATE RECOVERY',
    number: '77310****',
    type: 'Y',
    detail: 'Collection',
    openedMonthsAgo: 21,
    status: '9',
    balance: 1460,
    pastDue: 1460,
    highCredit: 1460,
    originalCreditor: 'LAKESIDE FITNESS',
    remark: 'Placed for collection',
    history: '9'.repeat(14),
    at: { TUC: {}, EXP: { balance: 1105, pastDue: 1105 }, EQF: {} },
  },
  {
    // A medical bill that was under $500 from the beginning.
    creditor: 'SUMMIT MEDICAL COLLECTIONS',
    number: 'M8804****',
    type: 'Y',
    detail: 'Collection',
    openedMonthsAgo: 13,
    status: '9',
    balance: 286,
    pastDue: 286,
    highCredit: 286,
    originalCreditor: 'VALLEY RADIOLOGY',
    remark: 'Medical',
    history: '9'.repeat(10),
    at: { EXP: {}, EQF: {} },
  },
  {
    // Paid in full; two bureaus still show a balance.
    creditor: 'GREAT LAKES POWER',
    number: '50019****',
    type: 'Y',
    detail: 'Collection',
    openedMonthsAgo: 26,
    status: '9',
    balance: 187,
    pastDue: 187,
    highCredit: 187,
    originalCreditor: 'GREAT LAKES POWER',
    history: '9'.repeat(16),
    at: { TUC: {}, EXP: { balance: 0, pastDue: 0 }, EQF: {} },
  },
  {
    // No one in the family knows the collector or the debt.
    creditor: 'PINE VALLEY ACQUISITIONS',
    number: '90417****',
    type: 'Y',
    detail: 'Collection',
    openedMonthsAgo: 17,
    status: '9',
    balance: 642,
    pastDue: 642,
    highCredit: 642,
    originalCreditor: 'QUICKCASH ADVANCE',
    history: '9'.repeat(12),
    at: { TUC: {}, EXP: {} },
  },
  {
    // Equifax shows it current and paid, the others as charged off.
    creditor: 'FIRST HARBOR BANK',
    number: '440081******',
    type: 'R',
    detail: 'Credit Card',
    openedMonthsAgo: 64,
    status: '9',
    closed: true,
    balance: 1980,
    pastDue: 1980,
    highCredit: 2450,
    limit: 2500,
    remark: 'Charged off as bad debt',
    history: '9994321CCCCCCCCCCCCCCCCC',
    at: { TUC: {}, EXP: {}, EQF: { status: 'C', balance: 0, pastDue: 0 } },
  },
  {
    // The client paid in the months that are shown as late.
    creditor: 'BLUE RIDGE CREDIT UNION',
    number: '22031****',
    type: 'I',
    detail: 'Unsecured loan',
    openedMonthsAgo: 42,
    status: '3',
    balance: 2860,
    pastDue: 510,
    highCredit: 7000,
    payment: 170,
    history: '321CCCCCCCCCCCCCCCCCCCCC',
    at: { TUC: {}, EXP: { status: '1', pastDue: 170 }, EQF: {} },
  },
  {
    creditor: 'MIDLAKE AUTO FINANCE',
    number: '7019****',
    type: 'I',
    detail: 'Auto Loan',
    openedMonthsAgo: 33,
    status: '1',
    balance: 8740,
    pastDue: 318,
    highCredit: 15_400,
    payment: 318,
    history: '1CCC1CCCCCCC21CCCCCCCCCC',
    at: { TUC: {}, EXP: {}, EQF: { status: 'C', pastDue: 0 } },
  },
  {
    // The bureaus disagree on when it was opened.
    creditor: 'RIVERTON FURNITURE',
    number: '60112****',
    type: 'R',
    detail: 'Charge Account',
    openedMonthsAgo: 49,
    status: '2',
    closed: true,
    balance: 415,
    pastDue: 120,
    highCredit: 1300,
    limit: 1500,
    history: '21CCCCCCCCCCCCCCCCCCCCCC',
    at: { TUC: {}, EQF: { openedMonthsAgo: 37 } },
  },
  {
    creditor: 'TRI COUNTY STORE CARD',
    number: '6033********',
    type: 'R',
    detail: 'Charge Account',
    openedMonthsAgo: 28,
    status: '4',
    balance: 930,
    pastDue: 410,
    highCredit: 1000,
    limit: 1000,
    history: '4321CCCCCCCCCCCCCCCCCCCC',
    at: { EXP: {}, EQF: { balance: 760, pastDue: 240, status: '2' } },
  },
  {
    creditor: 'CEDAR STUDENT LOANS',
    number: '11802****',
    type: 'I',
    detail: 'Education loan',
    openedMonthsAgo: 96,
    status: 'C',
    balance: 14_210,
    highCredit: 18_000,
    payment: 164,
    at: EVERYWHERE,
  },
  {
    creditor: 'ORCHARD CARD',
    number: '5121********',
    type: 'R',
    detail: 'Credit Card',
    openedMonthsAgo: 18,
    status: 'C',
    balance: 240,
    highCredit: 610,
    limit: 800,
    payment: 25,
    at: EVERYWHERE,
  },
  {
    creditor: 'HOMEFIELD MORTGAGE',
    number: '900847****',
    type: 'M',
    detail: 'Real estate mortgage',
    openedMonthsAgo: 71,
    status: 'C',
    balance: 109_300,
    highCredit: 132_000,
    payment: 948,
    at: EVERYWHERE,
  },
];

/** Twelve accounts, of which nine have something wrong, and three inquiries. Whose they are is filled in by the story. */
export const LONG_FILE: Pick<DemoPerson, 'scores' | 'trades' | 'inquiries'> = {
  scores: { TUC: 531, EXP: 544, EQF: 527 },
  trades: TRADES,
  inquiries: [
    { bureau: 'TUC', name: 'MIDLAKE AUTO FINANCE', monthsAgo: 33 },
    { bureau: 'EXP', name: 'QUICKSTEP LENDING', monthsAgo: 7 },
    { bureau: 'EQF', name: 'RIVERTON FURNITURE', monthsAgo: 37 },
  ],
};

/** What one bureau says of an account now: nothing anymore, or other values than before. */
export type LineNow = 'gone' | Partial<Pick<DemoTrade, 'balance' | 'pastDue' | 'status' | 'openedMonthsAgo' | 'history'>>;
/** Accounts as a later report has them, by creditor and bureau. */
export type LinesNow = Readonly<Record<string, Partial<Record<BureauSymbol, LineNow>>>>;

/** The accounts with what became of them in the meantime. */
export function changeLines(trades: readonly DemoTrade[], lines: LinesNow): readonly DemoTrade[] {
  return trades.map((trade) => {
    const at = { ...trade.at };
    for (const [bureau, now] of Object.entries(lines[trade.creditor] ?? {}) as [BureauSymbol, LineNow][]) {
      if (now === 'gone') delete at[bureau];
      else at[bureau] = { ...at[bureau], ...now };
    }
    return { ...trade, at };
  });
}
