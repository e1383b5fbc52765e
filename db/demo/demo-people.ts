// The people of the demo office, each at another stage of the job. Names, streets, furnishers and numbers are invented.
import type { CivilDate } from '../../platform/base/civil-date.ts';
import type { DemoPerson } from './demo-report.ts';

const birth = (text: string) => text as CivilDate;

export const MARIA: DemoPerson = {
  first: 'Maria', last: 'Delgado', birth: birth('1986-03-14'), ssn: '219095501', house: '412', street: 'ALDER', streetType: 'ST', city: 'TOLEDO', state: 'OH', zip: '43604',
  scores: { TUC: 588, EXP: 602, EQF: 571 },
  trades: [
    {
      creditor: 'NORTHGATE RECOVERY', number: '88123****', type: 'Y', detail: 'Collection', openedMonthsAgo: 20, status: '9', balance: 1240, pastDue: 1240, highCredit: 1240,
      originalCreditor: 'LAKESIDE FITNESS', remark: 'Placed for collection', history: '9'.repeat(12), at: { TUC: {}, EXP: { balance: 890, pastDue: 890 }, EQF: {} },
    },
    {
      creditor: 'FIRST HARBOR BANK', number: '440066******', type: 'R', detail: 'Credit Card', openedMonthsAgo: 62, status: '9', closed: true, balance: 2310, pastDue: 2310,
      highCredit: 2450, limit: 2500, remark: 'Charged off as bad debt', history: '9994321CCCCCCCCCCCCCCCCC', at: { TUC: {}, EXP: {}, EQF: { status: 'C', balance: 0, pastDue: 0 } },
    },
    {
      creditor: 'MIDLAKE AUTO FINANCE', number: '7003****', type: 'I', detail: 'Auto Loan', openedMonthsAgo: 31, status: 'C', balance: 9120, highCredit: 15400, payment: 318,
      history: 'CCCC1CCCCCCC21CCCCCCCCCC', at: { TUC: {}, EXP: {} },
    },
    { creditor: 'ORCHARD CARD', number: '5121********', type: 'R', detail: 'Credit Card', openedMonthsAgo: 18, status: 'C', balance: 240, highCredit: 610, limit: 800, payment: 25, at: { TUC: {}, EXP: {}, EQF: {} } },
  ],
  inquiries: [{ bureau: 'TUC', name: 'MIDLAKE AUTO FINANCE', monthsAgo: 31 }, { bureau: 'EXP', name: 'QUICKSTEP LENDING', monthsAgo: 4 }],
};

export const JAMES: DemoPerson = {
  first: 'James', last: 'Okafor', birth: birth('1979-11-02'), ssn: '219095502', house: '77', street: 'CEDAR HILL', streetType: 'RD', city: 'DAYTON', state: 'OH', zip: '45402',
  scores: { TUC: 611, EXP: 598, EQF: 620 },
  trades: [
    {
      creditor: 'SUMMIT MEDICAL COLLECTIONS', number: 'M5521****', type: 'Y', detail: 'Collection', openedMonthsAgo: 8, status: '9', balance: 312, pastDue: 312, highCredit: 312,
      originalCreditor: 'VALLEY RADIOLOGY', remark: 'Medical', history: '9'.repeat(6), at: { EXP: {}, EQF: {} },
    },
    {
      creditor: 'BLUE RIDGE CREDIT UNION', number: '22018****', type: 'I', detail: 'Unsecured loan', openedMonthsAgo: 40, status: '3', balance: 3180, pastDue: 540, highCredit: 7000, payment: 180,
      history: '321CCCCCCCCCCCCCCCCCCCCC', at: { TUC: {}, EXP: { status: '1', pastDue: 180 }, EQF: {} },
    },
    { creditor: 'HOMEFIELD MORTGAGE', number: '900812****', type: 'M', detail: 'Real estate mortgage', openedMonthsAgo: 76, status: 'C', balance: 118_400, highCredit: 141_000, payment: 1012, at: { TUC: {}, EXP: {}, EQF: {} } },
  ],
  inquiries: [{ bureau: 'EQF', name: 'BLUE RIDGE CREDIT UNION', monthsAgo: 40 }],
};
