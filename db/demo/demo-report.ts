// Credit reports for people who do not exist, written as a monitoring service would deliver them (TrueLink JSON, plain keys),
// with dates relative to the day they are made.
import { addDays, addMonths, type CivilDate } from '../../platform/base/civil-date.ts';

export type BureauSymbol = 'TUC' | 'EXP' | 'EQF';
export interface DemoTrade {
  readonly creditor: string;
  readonly number: string;
  /** TrueLink portfolio: R revolving, I installment, M mortgage, O open, Y collection. */
  readonly type: 'R' | 'I' | 'M' | 'O' | 'Y';
  readonly detail: string;
  readonly openedMonthsAgo: number;
  /** TrueLink pay status: C current, 1-4 late 30-120, 9 collection or charge-off. */
  readonly status: 'C' | '1' | '2' | '3' | '4' | '9';
  readonly closed?: boolean;
  readonly balance: number;
  readonly pastDue?: number;
  readonly highCredit: number;
  readonly limit?: number;
  readonly payment?: number;
  readonly originalCreditor?: string;
  readonly remark?: string;
  /** Newest first, one TrueLink code a month. */
  readonly history?: string;
  /** Per bureau: left out = not reported there; a value overrides what the others say. */
  readonly at: Partial<
    Record<BureauSymbol, Partial<Pick<DemoTrade, 'balance' | 'pastDue' | 'status' | 'creditor' | 'openedMonthsAgo' | 'number' | 'history'>>>
  >;
}
export interface DemoPerson {
  readonly first: string;
  readonly last: string;
  readonly birth: CivilDate;
  readonly ssn: string;
  readonly house: string;
  readonly street: string;
  readonly streetType: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly scores: Readonly<Record<BureauSymbol, number>>;
  readonly trades: readonly DemoTrade[];
  readonly inquiries: readonly { readonly bureau: BureauSymbol; readonly name: string; readonly monthsAgo: number }[];
  /** Another person whose name and address one bureau has in this file. */
  readonly stranger?: DemoStranger;
}
export interface DemoStranger {
  readonly bureau: BureauSymbol;
  readonly first: string;
  readonly last: string;
  readonly address: readonly [house: string, street: string, streetType: string, city: string, state: string, zip: string];
}

const BUREAU_NAME: Readonly<Record<BureauSymbol, string>> = { TUC: 'TransUnion', EXP: 'Experian', EQF: 'Equifax' };
const STATUS_TEXT: Readonly<Record<DemoTrade['status'], string>> = {
  C: 'Current',
  1: 'Late 30 Days',
  2: 'Late 60 Days',
  3: 'Late 90 Days',
  4: 'Late 120 Days',
  9: 'Collection/Chargeoff',
};
const TYPE_TEXT: Readonly<Record<DemoTrade['type'], string>> = {
  R: 'Revolving Account',
  I: 'Installment Account',
  M: 'Primary or secondary mortgage',
  O: 'Open Account',
  Y: 'Collection Account',
};

/**
 * The report of `person` as pulled on `pulled`, as file bytes. Months ago are counted from `known`, the day of the first pull: a later
 * one then tells of the same accounts, each with the months that passed.
 */
export function demoReport(person: DemoPerson, pulled: CivilDate, known: CivilDate = pulled): Uint8Array {
  const source = (bureau: BureauSymbol) => ({
    BorrowerKey: '',
    Bureau: code(bureau, BUREAU_NAME[bureau]),
    InquiryDate: pulled,
    Reference: `DEMO-${person.ssn.slice(-4)}`,
  });
  const each = <T>(make: (bureau: BureauSymbol) => T): T[] => (['TUC', 'EXP', 'EQF'] as const).map(make);
  const strangers = person.stranger === undefined ? [] : [person.stranger];
  const address = {
    houseNumber: person.house,
    streetName: person.street,
    streetType: person.streetType,
    unit: '',
    city: person.city,
    stateCode: person.state,
    postalCode: person.zip,
  };
  const report = {
    Borrower: {
      SocialSecurityNumber: person.ssn,
      BorrowerName: [
        ...each((b) => ({
          Name: { first: person.first.toUpperCase(), middle: '', last: person.last.toUpperCase() },
          NameType: code('1', 'Primary'),
          Source: source(b),
        })),
        ...strangers.map((one) => ({
          Name: { first: one.first, middle: '', last: one.last },
          NameType: code('2', 'Also Known As'),
          Source: source(one.bureau),
        })),
      ],
      PreviousAddress: strangers.map(({ bureau, address: [houseNumber, streetName, streetType, city, stateCode, postalCode] }) => ({
        dateReported: addMonths(pulled, -20),
        addressOrder: '1',
        CreditAddress: { houseNumber, streetName, streetType, unit: '', city, stateCode, postalCode },
        Source: source(bureau),
      })),
      BorrowerAddress: each((b) => ({
        dateReported: addMonths(pulled, -14),
        addressOrder: '0',
        CreditAddress: address,
        Source: source(b),
      })),
      Birth: each((b) => ({
        date: person.birth,
        BirthDate: { year: person.birth.slice(0, 4), month: person.birth.slice(5, 7), day: person.birth.slice(8) },
        Source: source(b),
      })),
      SocialPartition: { Social: each((b) => ({ SocialSecurityNumber: person.ssn, Source: source(b) })) },
      CreditScore: each((b) => ({
        riskScore: String(person.scores[b]),
        scoreName: 'VantageScore3',
        CreditScoreModel: code('VP', 'VantageScore 3.0'),
        Source: source(b),
      })),
    },
    TradeLinePartition: person.trades.map((t) => ({
      accountTypeSymbol: t.type,
      accountTypeDescription: TYPE_TEXT[t.type],
      accountTypeAbbreviation: TYPE_TEXT[t.type],
      Tradeline: (Object.entries(t.at) as [BureauSymbol, DemoTrade['at'][BureauSymbol]][]).map(([b, own]) =>
        tradeline({ ...t, ...own }, b, { pulled, known }, source(b)),
      ),
    })),
    InquiryPartition: person.inquiries.map((i) => ({
      Inquiry: {
        inquiryDate: addMonths(known, -i.monthsAgo),
        subscriberName: i.name,
        subscriberNumber: '0000000',
        inquiryType: 'I',
        Source: source(i.bureau),
      },
    })),
    Sources: { Source: each(source) },
  };
  return new TextEncoder().encode(
    JSON.stringify({ BundleComponents: { BundleComponent: [{ Type: 'MergeCreditReports', TrueLinkCreditReportType: report }] } }),
  );
}

function tradeline(
  t: DemoTrade,
  bureau: BureauSymbol,
  { pulled, known }: { readonly pulled: CivilDate; readonly known: CivilDate },
  source: object,
) {
  const reported = addDays(pulled, -12);
  const history = (t.status.repeat(monthsBetween(addDays(known, -12), reported)) + (t.history ?? 'C'.repeat(24))).slice(0, 24);
  const body = {
    monthlyPayment: String(t.payment ?? 0),
    amountPastDue: String(t.pastDue ?? 0),
    termMonths: '',
    CreditLimit: String(t.limit ?? 0),
    dateLastPayment: t.status === 'C' ? addMonths(pulled, -1) : addMonths(known, -9),
    AccountType: code('', t.detail),
    CreditType: code(t.type, TYPE_TEXT[t.type]),
    late30Count: String(count(history, '1')),
    late60Count: String(count(history, '2')),
    late90Count: String(count(history, '3')),
    PayStatusHistory: {
      status: history,
      startDate: addMonths(reported, -1),
      MonthlyPayStatus: [...history].map((status, i) => ({ date: addMonths(reported, -1 - i), status })),
    },
  };
  return {
    creditorName: t.creditor,
    accountNumber: t.number,
    subscriberCode: '0000000',
    bureau: BUREAU_NAME[bureau],
    position: '1',
    dateOpened: addMonths(known, -t.openedMonthsAgo),
    dateReported: reported,
    dateVerified: reported,
    dateAccountStatus: reported,
    ...(t.closed && { dateClosed: addMonths(known, -10) }),
    currentBalance: String(t.balance),
    highBalance: String(t.highCredit),
    AccountCondition: t.closed ? code('C', 'Closed') : code('O', 'Open'),
    OpenClosed: t.closed ? code('C', 'Closed') : code('O', 'Open'),
    AccountDesignator: code('I', 'Individual'),
    DisputeFlag: code('F', 'Account not disputed'),
    IndustryCode: code('', ''),
    PayStatus: code(t.status, STATUS_TEXT[t.status]),
    Remark: t.remark ? { customRemark: '', RemarkCode: code('', t.remark) } : [],
    ...(t.type === 'Y'
      ? { CollectionTrade: { originalCreditor: t.originalCreditor ?? '', creditType: code('Y', 'Collection Account') }, GrantedTrade: body }
      : { GrantedTrade: body }),
    Source: source,
  };
}

function code(symbol: string, description: string) {
  return { abbreviation: description, description, symbol, rank: '199' };
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}

function monthsBetween(from: CivilDate, to: CivilDate): number {
  return (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
}
