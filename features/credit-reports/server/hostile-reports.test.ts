// Report files that mean harm, or are damaged, as they come in by the door (cases C and D of the security anchors). A file is always kept
// as it came; what is refused is reading it, with one sentence.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addMonths, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { account, page, table } from '../../report-files/rules/idiq/testing-page.ts';
import { MAX_REPORT_BYTES } from '../../report-files/rules/decode-text.ts';
import { addReport, comparedWith, edited, inEveryMonth, pull, saying, without } from '../../../tests/support/pulls.ts';

let app: TestApp;
let api: ApiClient;
let token: string;
let contactId: string;
/** No one may ask it anything. */
let canary: Server;
let asked = 0;
let trap: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, token } = await app.signIn('owner'));
  canary = createServer((_, answer) => {
    asked += 1;
    answer.end();
  });
  await new Promise<void>((ready) => canary.listen(0, '127.0.0.1', ready));
  trap = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/x`;
});
afterAll(async () => {
  canary.close();
  await app.close();
});
beforeEach(async () => {
  contactId = await letWork(app, (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id);
});

const add = (file: File) => addReport(app, api, contactId, file);
const whole = () => pull(1).text();
/** Adds this content; what became of it, and how long that took. */
async function read(content: string | Uint8Array<ArrayBuffer>, name = 'report.json') {
  const start = performance.now();
  const id = await add(new File([content], name));
  const report = await api.creditReports.get({ id });
  return { id, report, ms: performance.now() - start };
}
const SENTENCE = /^[A-Z].{15,250}\.$/;

describe('C27: archives are not opened', () => {
  const local = Buffer.from('504b03041400000008000000210000000000000000000000000001000000', 'hex');
  test.each([
    ['a bomb of zeros', gzipSync(Buffer.alloc(200 * 1024 * 1024))],
    ['a gzip with a report in it', gzipSync(Buffer.from('{"TrueLinkCreditReportType":{}}'))],
    ['data without an envelope', deflateSync(Buffer.alloc(20 * 1024 * 1024))],
    [
      'an archive of a hundred thousand entries',
      Buffer.concat(Array.from({ length: 1e5 }, () => Buffer.concat([local, Buffer.from('a')]))),
    ],
    ['an archive in an archive', Buffer.concat([local, Buffer.from('a'), gzipSync(local)])],
    ['a link in a tar', Buffer.concat([Buffer.from('a'.padEnd(156, '\0')), Buffer.from('2/etc/passwd'.padEnd(356, '\0'))])],
  ])('C27: %s', async (_what, bytes) => {
    const before = process.memoryUsage().rss;
    const { id, report, ms } = await read(new Uint8Array(bytes), 'report.zip');
    expect([report.state, report.refusal]).toEqual(['refused', expect.stringMatching(SENTENCE)]);
    expect(ms).toBeLessThan(10_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    expect((await (await api.creditReports.getOriginal({ id })).arrayBuffer()).byteLength).toBe(bytes.length);
  });
  test('C27: more than 16 MB is refused before it is kept', async () => {
    await expect(
      api.creditReports.upload({ contactId, file: new File([new Uint8Array(MAX_REPORT_BYTES + 1)], 'big.json') }),
    ).rejects.toMatchObject({ status: expect.toSatisfy((status: number) => status === 413 || status === 422) });
    expect((await api.creditReports.list({ contactId })).rows).toEqual([]);
  });
});

describe('D33: XML that reads, asks or laughs', () => {
  const report = (before: string, value: string) =>
    `<?xml version="1.0"?>${before}<TrueLinkCreditReportType><Borrower><BorrowerName>${value}</BorrowerName></Borrower></TrueLinkCreditReportType>`;
  test.each<readonly [string, () => string]>([
    ['a file', () => report('<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;')],
    ['an address', () => report(`<!DOCTYPE r [<!ENTITY x SYSTEM "${trap}">]>`, '&x;')],
    ['an address for its outline', () => report(`<!DOCTYPE r SYSTEM "${trap}">`, 'x')],
    ['an address by a parameter', () => report(`<!DOCTYPE r [<!ENTITY % p SYSTEM "${trap}"> %p;]>`, 'x')],
    [
      'a billion laughs',
      () =>
        report(
          `<!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY b${i} "${`&${i === 0 ? 'a' : `b${i - 1}`};`.repeat(10)}">`).join('')}]>`,
          '&b29;',
        ),
    ],
    ['a million characters by number', () => report('', '&#65;'.repeat(1e6))],
    ['two DOCTYPEs', () => report('<!DOCTYPE a><!DOCTYPE b>', 'x')],
    ['a DOCTYPE behind a comment, in another case', () => report('<!-- x --><!docTYPE a>', 'x')],
    [
      'an included part',
      () => `<TrueLinkCreditReportType xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="${trap}"/></TrueLinkCreditReportType>`,
    ],
    ['a style sheet', () => `<?xml version="1.0"?><?xml-stylesheet href="${trap}"?><TrueLinkCreditReportType/>`],
  ])('D33: %s', async (_what, content) => {
    const { report: kept, ms } = await read(content(), 'report.xml');
    expect([kept.state, kept.refusal, kept.report]).toEqual(['refused', expect.stringMatching(SENTENCE), null]);
    expect(kept.refusal).not.toMatch(/root:|127\.0\.0\.1/);
    expect(ms).toBeLessThan(10_000);
    expect(asked).toBe(0);
  });
});

test('D34: of a page that runs, leads away and fetches, only the text is read; nothing is asked for, and it is never shown', async () => {
  const bad = `<script>fetch("${trap}")</script><meta http-equiv="refresh" content="0;url=${trap}"><img src="${trap}" onerror="fetch('${trap}')"><iframe src="${trap}"></iframe><link rel="stylesheet" href="${trap}"><object data="${trap}"></object><svg onload="fetch('${trap}')"></svg><base href="${trap}">`;
  const facts = table([
    ['Account #', { TUC: '1234****' }],
    ['Account Type', { TUC: 'Revolving' }],
    ['Balance', { TUC: '$10.00' }],
  ]);
  const content = page({ accounts: [account(`FIRST TEST BANK${bad}`, facts)], extra: bad })
    .replace('<body>', `<body>${bad}`)
    .replaceAll('PAT SAMPLE', 'MARIA DELGADO');
  const { id, report } = await read(content, 'page.html');
  expect([report.state, report.refusal]).toEqual(['ready', null]);
  expect(report.report?.accounts.map(({ displayName }) => displayName)).toEqual(['FIRST TEST BANK']);
  expect(JSON.stringify(report)).not.toMatch(/<script|fetch\(|onerror|127\.0\.0\.1/);
  const original = await fetch(`${app.url}/api/credit-reports/${id}/original`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  // Bytes of no kind, which may not be taken for a page, and could run nothing if they were.
  expect([
    original.headers.get('content-type'),
    original.headers.get('x-content-type-options'),
    original.headers.get('cache-control'),
  ]).toEqual(['application/octet-stream', 'nosniff', 'no-store']);
  expect(original.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'self'/);
  await original.arrayBuffer();
  expect(asked).toBe(0);
});

describe('D35: JSON that is deep, says things twice or means objects', () => {
  test.each<readonly [string, () => Promise<string> | string]>([
    ['lists a hundred thousand deep', () => `${'['.repeat(1e5)}${']'.repeat(1e5)}`],
    ['objects a hundred thousand deep', () => `${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}`],
    ['a key twice', () => '{"CREDIT_RESPONSE":{"CREDIT_LIABILITY":[],"CREDIT_LIABILITY":[]}}'],
    ['a key twice in a report', async () => (await whole()).replace('"Borrower":', '"Borrower":{},"Borrower":')],
    ['__proto__ in a report', async () => (await whole()).replace('"Borrower":', '"__proto__":{"refused":true},"Borrower":')],
    ['__proto__ as escapes', () => '{"CREDIT_RESPONSE":{"\\u005f_proto__":{"a":1}}}'],
    ['a number out of range', () => '{"CREDIT_RESPONSE":{"x":1e999}}'],
  ])('D35: %s', async (_what, content) => {
    const { report, ms } = await read(await content());
    expect([report.state, report.refusal]).toEqual(['refused', expect.stringMatching(SENTENCE)]);
    expect(ms).toBeLessThan(10_000);
    expect(({} as Record<string, unknown>)['refused']).toBeUndefined();
  });
  test('D35: in a report, a key with a life of its own names an account and nothing else', async () => {
    const { report } = await read((await whole()).replaceAll('ORCHARD CARD', 'constructor').replaceAll('SPRUCE CARD', 'toString'));
    expect(report.state).toBe('ready');
    expect(report.report?.accounts.map(({ displayName }) => displayName)).toEqual(expect.arrayContaining(['constructor', 'toString']));
  });
});

describe('D36: in whatever letters', () => {
  const utf16 = (text: string, big: boolean) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return new Uint8Array(big ? bytes.swap16() : bytes);
  };
  test.each<readonly [string, (text: string) => string | Uint8Array<ArrayBuffer>]>([
    ['with a mark in front', (text) => `\uFEFF${text}`],
    ['in UTF-16', (text) => utf16(text, false)],
    ['in UTF-16, the other way around', (text) => utf16(text, true)],
    ['with returns alone', (text) => JSON.stringify(JSON.parse(text), null, 1).replaceAll('\n', '\r')],
  ])('D36: a report %s is read', async (_what, spell) => {
    const { report } = await read(spell(await whole()));
    expect([report.state, report.refusal]).toEqual(['ready', null]);
    expect(report.report?.accounts).toHaveLength(6);
  });
  test.each(['Name,Balance\r\n"A\nB",10\r\n', '\uFEFFName;Balance\rA;10', `${Array.from({ length: 200 }, (_, i) => `c${i}`).join(',')}\n`])(
    'D36: a table is no report: %j',
    async (content) => {
      expect((await read(content, 'table.csv')).report).toMatchObject({ state: 'refused', refusal: expect.stringMatching(SENTENCE) });
    },
  );
});

test('D37: of many files at once the bad ones are listed with their reasons, and the others are read', async () => {
  const files = [
    ...Array.from({ length: 3 }, (_, i) => pull(i + 1)),
    new File(['Dear Sir'], 'letter.txt'),
    new File([(await whole()).slice(0, 900)], 'half.json'),
  ];
  const ids = await Promise.all(files.map(add));
  const reports = await Promise.all(ids.map((id) => api.creditReports.get({ id })));
  expect(reports.map(({ state }) => state)).toEqual([...Array.from({ length: 3 }, () => 'ready'), 'refused', 'refused']);
  expect(reports.slice(3).map(({ fileName, refusal }) => [fileName, refusal])).toEqual([
    ['letter.txt', expect.stringMatching(SENTENCE)],
    ['half.json', expect.stringMatching(SENTENCE)],
  ]);
  expect((await api.creditReports.list({ contactId })).rows).toHaveLength(5);
});

test('D38: the same file twice is said to be there already, and nothing is new; at once as well', async () => {
  const file = pull(1);
  const id = await add(file);
  const all = async () => [
    (await api.creditReports.list({ contactId })).rows.length,
    (await api.scores.forContact({ contactId })).rows.length,
    (await api.activity.list({ contactId, limit: 100 })).rows.length,
  ];
  await app.eventually(async () => ((await api.scores.forContact({ contactId })).rows.length === 3 ? true : undefined));
  const before = await all();
  for (const name of ['again.json', '../../other name.html'])
    await expect(api.creditReports.upload({ contactId, file: new File([await file.text()], name) })).rejects.toMatchObject({
      code: 'creditReports.alreadyImported',
      status: 409,
      message: expect.stringContaining('already'),
    });
  expect(await all()).toEqual(before);
  const fresh = await pull(2).text();
  const settled = await Promise.allSettled(
    Array.from({ length: 6 }, () => api.creditReports.upload({ contactId, file: new File([fresh], 'x.json') })),
  );
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await api.creditReports.list({ contactId })).rows).toHaveLength(2);
  // Set aside, it is still the same file; of another contact it is another.
  const { version } = await api.creditReports.get({ id });
  await api.creditReports.discard({ id, version });
  await expect(api.creditReports.upload({ contactId, file })).rejects.toMatchObject({ code: 'creditReports.alreadyImported' });
  const other = await letWork(app, (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id);
  expect((await api.creditReports.upload({ contactId: other, file })).contactId).toBe(other);
});

describe("D39: a report with another person's SSN", () => {
  const others = () => edited(pull(1, without('NORTHGATE')), (text) => text.replaceAll('219095501', '219097777'));
  test('D39: is stopped and asked about, and counts for nothing until a person answers', async () => {
    const first = await add(pull(3));
    const client = (await app.signIn('client', { contactId })).api;
    const id = await add(await others());
    const asked39 = await api.creditReports.get({ id });
    expect([asked39.state, asked39.doubts.some(({ what, stops }) => what === 'ssn' && stops)]).toEqual(['questioned', true]);
    expect(JSON.stringify([asked39, (await api.activity.list({ contactId, limit: 100 })).rows])).not.toMatch(/219-?09-?7777|219-?09-?5501/);
    expect((await api.reportChanges.list({ id })).rows).toEqual([]);
    expect((await api.scores.forContact({ contactId })).rows.every(({ reportId }) => reportId === first)).toBe(true);
    expect((await client.scores.listMine({})).rows).toHaveLength(3);
    await expect(api.findings.list({ reportId: id })).rejects.toMatchObject({ code: 'creditReports.notReady', status: 409 });
    await expect(api.disputes.saveDraft({ contactId, reportId: id, version: null, items: [] })).rejects.toMatchObject({
      code: 'disputes.reportNotReady',
    });
    await expect(api.creditReports.answerComplete({ id, version: asked39.version, bureau: 'TU', complete: true })).rejects.toMatchObject({
      code: 'creditReports.notReady',
    });
    // Set aside and restored, it still needs confirmation.
    const { version } = await api.creditReports.discard({ id, version: asked39.version });
    await expect(api.creditReports.answerPerson({ id, version, answer: 'same' })).rejects.toMatchObject({
      code: 'creditReports.notQuestioned',
      status: 409,
    });
    expect((await api.creditReports.restore({ id })).state).toBe('questioned');
    const now = await api.creditReports.get({ id });
    await expect(api.creditReports.answerPerson({ id, version: now.version - 1, answer: 'same' })).rejects.toMatchObject({
      code: 'app.changedMeanwhile',
      status: 409,
    });
    expect(await api.creditReports.confirmPerson({ id, version: now.version, reason: 'The client was asked about it.' })).toMatchObject({
      state: 'ready',
      personConfirmedBy: 'Test owner',
    });
    await comparedWith(app, api, id, first);
    expect((await api.reportChanges.list({ id, kind: 'deleted' })).rows).toHaveLength(3);
  });
  test("D39: said to be someone else's, it stays aside and has changed nothing", async () => {
    const first = await add(pull(3));
    const id = await add(await others());
    const { version } = await api.creditReports.get({ id });
    expect((await api.creditReports.answerPerson({ id, version, answer: 'other' })).state).toBe('discarded');
    const third = await add(pull(0));
    await comparedWith(app, api, third, first);
    expect(
      (await api.reportChanges.list({ id: third, kind: 'added' })).rows.concat(
        (await api.reportChanges.list({ id: third, kind: 're-inserted' })).rows,
      ),
    ).toEqual([]);
  });
});

describe('D40: a report that breaks off', () => {
  const line = (n: number) =>
    account(
      `BANK NUMBER ${n}`,
      table([
        ['Account #', { TUC: `${n}${n}12${n}34****` }],
        ['Account Type', { TUC: 'Revolving' }],
        ['Date Opened', { TUC: `0${n}/01/2019` }],
        ['Balance', { TUC: '$10.00' }],
      ]),
    );
  const pageOf = (date: string) =>
    page({ accounts: [1, 2, 3, 4, 5, 6].map(line), inquiries: [['LENDER', 'Banks', '01/01/2026', 'TransUnion']] })
      .replaceAll('03/02/2026', date)
      .replaceAll('PAT SAMPLE', 'MARIA DELGADO');
  test('D40: as data, wherever it breaks, is refused and deletes nothing', async () => {
    await add(pull(3));
    const text = await whole();
    const ids = await Promise.all(
      [0.2, 0.5, 0.8, 0.97].map((part) => add(new File([text.slice(0, Math.floor(text.length * part))], `${part}.json`))),
    );
    for (const id of ids) expect(await api.creditReports.get({ id })).toMatchObject({ state: 'refused', compared: null });
    const { rows } = await app.server.database.pool.query('select 1 from credit_report_events where contact_id = $1', [contactId]);
    expect(rows).toEqual([]);
  });
  test('D40: as a page, wherever it breaks, deletes nothing', async () => {
    const [first, text] = [pageOf('03/02/2026'), pageOf('05/04/2026')];
    expect((await read(first, 'first.html')).report.state).toBe('ready');
    const cuts = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99].map((part) => text.slice(0, Math.floor(text.length * part)));
    const states = [];
    for (const cut of cuts) {
      const { id, report } = await read(cut, 'cut.html');
      states.push(report.state);
      if (report.state === 'ready') {
        await app.eventually(async () => ((await api.creditReports.get({ id })).compared === null ? undefined : true));
        const { version } = await api.creditReports.get({ id });
        expect((await api.reportChanges.list({ id, kind: 'deleted' })).rows).toEqual([]);
        await api.creditReports.discard({ id, version });
      }
    }
    expect(states.filter((state) => state !== 'refused' && state !== 'ready')).toEqual([]);
    const { rows } = await app.server.database.pool.query(`select 1 from credit_report_events where contact_id = $1 and kind = 'deleted'`, [
      contactId,
    ]);
    expect(rows).toEqual([]);
  });
  test('D40: whole data of which the end of a list was lost deletes nothing before someone says that it is complete', async () => {
    const first = await add(pull(3));
    const id = await add(pull(1, (person) => ({ ...person, trades: person.trades.slice(0, 2) })));
    const { compared } = await comparedWith(app, api, id, first);
    expect(compared?.every((one) => !one.compared && one.looksIncomplete)).toBe(true);
    expect((await api.reportChanges.list({ id })).rows).toEqual([]);
  });
});

test('D41: impossible days, a score of 9999 and amounts below zero are flagged, left empty or kept as they are, and the file stays as it came', async () => {
  const today = civilDateAt(new Date(), OFFICE_ZONE);
  const file = await edited(pull(1, saying('ORCHARD', 'TUC', { balance: -50 }), today), (text) =>
    text.replaceAll('"riskScore":"588"', '"riskScore":"9999"').replace(/"dateOpened":"[^"]+"/, '"dateOpened":"2024-02-31"'),
  );
  const id = await add(file);
  const report = await api.creditReports.get({ id });
  expect(report.state).toBe('ready');
  const codes = report.report?.warnings.map(({ code, message }) => `${code} ${message}`) ?? [];
  expect(codes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^dateImpossible .*2024-02-31/),
      expect.stringMatching(/^scoreOutOfRange .*9999/),
      expect.stringMatching(/^amountNegative .*-50/),
    ]),
  );
  expect(report.warnings).toBe(codes.length);
  expect(report.scores.map(({ bureau }) => bureau).toSorted()).toEqual(['EQ', 'EX']);
  const card = report.report?.accounts.find(({ displayName }) => displayName.includes('ORCHARD'));
  expect(card?.byBureau.TU?.[0]?.balance).toBe(-5000);
  await app.eventually(async () => ((await api.scores.forContact({ contactId })).rows.length === 2 ? true : undefined));
  expect(await (await api.creditReports.getOriginal({ id })).text()).toBe(await file.text());
  expect(report.reportDate).toBe(addMonths(inEveryMonth(today), -1));
});
