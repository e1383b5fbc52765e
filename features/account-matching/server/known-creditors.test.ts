// What was said of two creditors for one client is not asked of the next.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { decideOneAccount } from '../rules/regroup.ts';
import { asArray, borrower, creditFile, liability, repository, type Fields } from '../../report-files/rules/mismo/testing-mismo.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

const SOURCES = ['Equifax', 'Experian', 'TransUnion'] as const;
const FILES = { Equifax: 'F-EQ', Experian: 'F-EX', TransUnion: 'F-TU' } as const;
const at = (source: (typeof SOURCES)[number], name: string, fields: Fields): Fields =>
  liability({
    '@CreditLiabilityID': `${name}-${source}`,
    '@CreditFileID': FILES[source],
    _CREDITOR: { '@_Name': name },
    CREDIT_REPOSITORY: repository(source),
    '@_AccountIdentifier': 'XXXX',
    '@_CreditLimitAmount': '',
    '@_MonthlyPaymentAmount': '',
    ...fields,
  });
/** One store card under two names, of which only the month and the high credit tell that it is one. */
const report = (person: Fields, opened = '2019-07-02', high = '905', sources: readonly (typeof SOURCES)[number][] = SOURCES): string =>
  JSON.stringify(
    asArray({
      BORROWER: borrower(person),
      CREDIT_FILE: sources.map((source) => creditFile(source, { _BORROWER: { ...person, '@_BirthDate': '1986-03-14' } })),
      CREDIT_LIABILITY: [
        ...(sources.includes('TransUnion')
          ? [
              at('TransUnion', 'OAK STORE CARD', {
                '@_AccountOpenedDate': opened,
                '@_HighBalanceAmount': high,
                '@_UnpaidBalanceAmount': '10',
              }),
            ]
          : []),
        ...(sources.includes('Experian')
          ? [at('Experian', 'OAK STR/SYNTH', { '@_AccountOpenedDate': opened, '@_HighBalanceAmount': high, '@_UnpaidBalanceAmount': '22' })]
          : []),
      ],
    }),
  );
const MARIA: Fields = { '@_UnparsedName': 'MARIA DELGADO', '@_SSN': '219095501' };

async function newContact(): Promise<string> {
  return await letWork(app, (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id);
}
async function upload(contactId: string, text: string): Promise<string> {
  const { id } = await api.creditReports.upload({ contactId, file: new File([text], `${Math.random()}.json`) });
  await app.eventually(async () => (['ready', 'questioned'].includes((await api.creditReports.get({ id })).state) ? true : undefined));
  return id;
}
async function accountsOf(id: string): Promise<string[]> {
  const { report: read } = await api.creditReports.get({ id });
  return (read?.accounts ?? []).map(({ byBureau }) => Object.keys(byBureau).sort().join('+')).sort();
}
/** Says that the two accounts of a report are one. */
async function putTogether(contactId: string, id: string) {
  const { report: read } = await api.creditReports.get({ id });
  const [one, other] = read?.accounts ?? [];
  if (!one || !other) throw new Error('Two accounts were expected.');
  return (await api.accountMatching.decide({ contactId, decisions: decideOneAccount(one, other) })).rows;
}
const decisions = async (contactId: string) => (await api.accountMatching.list({ contactId, only: 'standing' })).rows;

test('an answer about two creditors is used for the next client, is listed there, and can be undone for good', async () => {
  const first = await newContact();
  const shown = await upload(first, report(MARIA));
  expect(await accountsOf(shown)).toEqual(['EX', 'TU']);
  const rows = await putTogether(first, shown);
  expect(await accountsOf(shown)).toEqual(['EX+TU']);

  const second = await newContact();
  const next = await upload(second, report(MARIA, '2021-03-09', '1450'));
  expect(await accountsOf(next)).toEqual(['EX+TU']);
  const said = await decisions(second);
  expect(said).toMatchObject([{ kind: 'same', decidedBy: 'Redress (same creditors as before)' }]);
  expect((await api.creditReports.list({ contactId: second })).rows).toMatchObject([{ accounts: 1 }]);
  const { rows: record } = await api.activity.list({ contactId: second, limit: 50 });
  expect(record.find(({ kind }) => kind === 'creditReports.read')?.summary).toMatch(
    /1 accounts?, .*1 pair of lines matched, as lines of the same creditors were before/,
  );

  // After the undo it stays undone with the next report. Decisions of the program itself are not learned from.
  await api.accountMatching.undo({ contactId: second, ids: said.map(({ id }) => id) });
  expect(await accountsOf(next)).toEqual(['EX', 'TU']);
  expect(await accountsOf(await upload(second, report(MARIA, '2021-03-09', '1451')))).toEqual(['EX', 'TU']);
  await api.accountMatching.undo({ contactId: first, ids: rows.map(({ id }) => id) });
  const third = await newContact();
  expect(await accountsOf(await upload(third, report(MARIA)))).toEqual(['EX', 'TU']);
});

test('an answer is used where single-bureau reports are put together, too', async () => {
  const first = await newContact();
  const rows = await putTogether(first, await upload(first, report(MARIA)));
  const second = await newContact();
  await upload(second, report(MARIA, '2021-03-09', '1450', ['Experian']));
  await upload(second, report(MARIA, '2021-03-09', '1450', ['TransUnion']));
  const combined = await app.eventually(async () =>
    (await api.creditReports.list({ contactId: second })).rows.find(({ parts }) => parts !== null),
  );
  expect([combined.accounts, await accountsOf(combined.id), await decisions(second)]).toMatchObject([
    1,
    ['EX+TU'],
    [{ kind: 'same', decidedBy: 'Redress (same creditors as before)' }],
  ]);
  await api.accountMatching.undo({ contactId: first, ids: rows.map(({ id }) => id) });
});

test('nothing is said of the lines of a report that names someone else', async () => {
  const first = await newContact();
  await putTogether(first, await upload(first, report(MARIA)));
  const stranger = await newContact();
  const id = await upload(stranger, report({ '@_UnparsedName': 'JOHN Q OTHER', '@_SSN': '523456789' }));
  expect([(await api.creditReports.get({ id })).state, await decisions(stranger)]).toEqual(['questioned', []]);
});
