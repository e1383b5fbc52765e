// Reports of one made-up person pulled at different times, for tests of what changes between them.
import { MARIA } from '../../db/demo/demo-people.ts';
import { demoReport, type DemoPerson, type DemoTrade } from '../../db/demo/demo-report.ts';
import { addDays, addMonths, civilDateAt, type CivilDate } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { letWork } from './let-work.ts';
import type { TestApp } from './test-app.ts';
import type { Bureau } from '../../features/report-files/rules/bureaus.ts';

export type Change = (person: DemoPerson) => DemoPerson;
export type Symbol3 = 'TUC' | 'EXP' | 'EQF';
const ALL: readonly Symbol3[] = ['TUC', 'EXP', 'EQF'];

/** Maria with two good cards more, and without months of history, which would move with each pull. */
const PERSON: DemoPerson = {
  ...MARIA,
  trades: [
    ...MARIA.trades.map((t) => ({ ...t, history: t.status === 'C' ? 'C'.repeat(24) : '' })),
    ...(['SPRUCE CARD', 'WILLOW CARD'] as const).map((creditor, i): DemoTrade => ({
      creditor,
      number: `60${i}177******`,
      type: 'R',
      detail: 'Credit Card',
      openedMonthsAgo: 50 + i,
      status: 'C',
      balance: 40,
      highCredit: 300,
      limit: 500,
      at: { TUC: {}, EXP: {}, EQF: {} },
    })),
  ],
  inquiries: [
    { bureau: 'TUC', name: 'MAPLE LENDING', monthsAgo: 12 },
    { bureau: 'EXP', name: 'QUICKSTEP LENDING', monthsAgo: 12 },
  ],
};

/** The 28th instead of a day that not every month has, where a date some months ago would depend on the month it is counted from. */
export const inEveryMonth = (day: CivilDate): CivilDate => addDays(day, Math.min(0, 28 - Number(day.slice(8))));

/** Maria's report as pulled so many months before `today`; dates of her accounts are the same in each pull. */
export function pull(
  monthsAgo: number,
  change: Change = (person) => person,
  today: CivilDate = civilDateAt(new Date(), OFFICE_ZONE),
): File {
  const person = change(PERSON);
  const trades = person.trades.map((t) => ({ ...t, openedMonthsAgo: t.openedMonthsAgo - monthsAgo }));
  const inquiries = person.inquiries.filter((i) => i.monthsAgo >= monthsAgo).map((i) => ({ ...i, monthsAgo: i.monthsAgo - monthsAgo }));
  return new File(
    [new Uint8Array(demoReport({ ...person, trades, inquiries }, addMonths(inEveryMonth(today), -monthsAgo)))],
    `${monthsAgo} months ago.json`,
  );
}

/** The accounts of creditors so named are not listed, at one bureau or at all. */
export const without =
  (creditor: string, ...bureaus: readonly Symbol3[]): Change =>
  (person) => ({
    ...person,
    trades: person.trades
      .map((t) =>
        t.creditor.includes(creditor)
          ? { ...t, at: Object.fromEntries(Object.entries(t.at).filter(([b]) => bureaus.length > 0 && !bureaus.some((one) => one === b))) }
          : t,
      )
      .filter((t) => Object.keys(t.at).length > 0),
  });
/** What one bureau says of an account. */
export const saying =
  (creditor: string, bureau: Symbol3, said: NonNullable<DemoTrade['at'][Symbol3]>): Change =>
  (person) => ({
    ...person,
    trades: person.trades.map((t) =>
      t.creditor.includes(creditor) ? { ...t, at: { ...t.at, [bureau]: { ...t.at[bureau], ...said } } } : t,
    ),
  });
export const all =
  (...changes: readonly Change[]): Change =>
  (person) =>
    changes.reduce((so, change) => change(so), person);

/** The same file with its text changed. */
export async function edited(file: File, change: (text: string) => string): Promise<File> {
  return new File([change(await file.text())], file.name);
}

/** Only what these bureaus sent: a pull of one bureau, as a monitoring service delivers it. */
export async function onlyOf(file: File, ...bureaus: readonly Symbol3[]): Promise<File> {
  const gone = ALL.filter((one) => !bureaus.includes(one));
  const drop = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((one) => !gone.some((symbol) => isOf(one, symbol))).map(drop);
    if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, drop(one)]));
    return value;
  };
  return edited(file, (text) => JSON.stringify(drop(JSON.parse(text))));
}

/** Elements say whose they are: a line by its source, a source by its bureau. */
function isOf(value: unknown, symbol: Symbol3): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const text =
    'Source' in value
      ? JSON.stringify(value.Source)
      : 'Bureau' in value
        ? JSON.stringify(value.Bureau)
        : 'Inquiry' in value
          ? JSON.stringify(value.Inquiry)
          : '';
  return text.includes(`"symbol":"${symbol}"`);
}

/** Adds a file and waits until it is read. */
export async function addReport(app: TestApp, api: ApiClient, contactId: string, file: File): Promise<string> {
  await letWork(app, contactId);
  const { id } = await api.creditReports.upload({ contactId, file });
  await app.eventually(async () => ((await api.creditReports.get({ id })).state === 'reading' ? undefined : true));
  return id;
}

/** The report, once each bureau was compared with the report given for it. */
export function comparedWith(app: TestApp, api: ApiClient, id: string, previous: string | Readonly<Record<Bureau, string | null>>) {
  return app.eventually(async () => {
    const report = await api.creditReports.get({ id });
    return report.compared?.every((one) => one.previousReportId === (typeof previous === 'string' ? previous : previous[one.bureau]))
      ? report
      : undefined;
  });
}

const subscriber = (name: string) => ({ industryCode: 'YC', memberCode: '1NRTH01', name: { unparsed: name } });

/** Results of a TransUnion investigation for Maria, with what they say of lines by name and number. */
export function results(
  date: CivilDate,
  said: readonly { readonly name: string; readonly number: string; readonly result: string }[],
): File {
  const [year, month, dayOfMonth] = date.split('-');
  const printed = `${month}/${dayOfMonth}/${year}`;
  const lineItem = said.map(({ name, number, result }) => ({
    itemKey: `${number}_1NRTH01_O`,
    itemType: '13',
    credit: { item: { subscriber: { name: { unparsed: name } } }, description: { descriptionText: `# ${number}` }, result },
  }));
  return new File(
    [
      JSON.stringify({
        creditBureau: {
          productArray: {
            product: {
              code: '7001',
              subject: {
                fullDisclFlag: 'N',
                subjectRecord: {
                  fileSummary: { disclosureCoverInfo: { summarySection: { lineItem } } },
                  indicative: {
                    name: { person: { first: 'MARIA', last: 'DELGADO', order: '1' } },
                    socialSecurity: { number: '219-09-5501' },
                    dateOfBirth: '03/14/1986',
                  },
                  custom: {
                    credit: {
                      trade: [
                        {
                          itemKey: '5121_1ORC_R',
                          subscriber: subscriber('ORCHARD CARD'),
                          portfolioType: 'revolving',
                          accountNumber: '5121********',
                          ECOADesignator: 'individual',
                          dateOpened: '01/31/2024',
                          dateEffective: printed,
                          accountRating: '01',
                          account: { code: 'CC', description: 'CREDIT CARD' },
                          isCollection: 'false',
                        },
                      ],
                    },
                  },
                  fileDate: printed,
                },
              },
            },
          },
        },
      }),
    ],
    'results.json',
  );
}
