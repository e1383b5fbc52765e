import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { letWork } from '../../../tests/support/let-work.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT, mariasReport } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { RecipientDetail } from '../contract.ts';
import { nameKey } from '../rules/recipient-names.ts';
import { SHIPPED_RECIPIENTS } from '../rules/shipped-recipients.ts';
import { addressFor, addressForKey, findByReportName, findRecipient, listAddresses, noteUse } from './public.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

const BOX = { nameLine: 'First Premier Bank', lines: ['P.O. Box 5524'], city: 'Sioux Falls', state: 'SD', zip: '57117' };
const STREET = { ...BOX, lines: ['3820 N Louise Ave'], zip: '57107' };
const db = () => app.server.database.db;
const onlyAddress = ({ addresses: [address] }: RecipientDetail) => {
  if (!address) throw new Error('There is no address.');
  return { id: address.id, version: address.version };
};
const create = (name: string, kind: 'furnisher' | 'collector' = 'furnisher') => api.recipients.create({ kind, name });
const whyNot = async (id: string, purpose: 'direct-disputes' | 'billing-errors' | 'disputes') => {
  const answer = await addressFor(db(), id, purpose);
  return isRefusal(answer) ? [answer.code, answer.message] : answer.address.lines;
};

test('the program comes with bureaus that letters reach, and with agencies that a person verifies first', async () => {
  const { rows } = await api.recipients.list({ limit: 200 });
  expect(rows.map(({ key }) => key).toSorted()).toEqual(SHIPPED_RECIPIENTS.map(({ key }) => key).toSorted());
  expect(
    (await api.recipients.list({ kind: 'bureau' })).rows.map(({ name, ready, disputesReach }) => [name, ready.toSorted(), disputesReach]),
  ).toEqual([
    ['Equifax', ['disputes', 'file-requests'], true],
    ['Experian', ['disputes', 'file-requests'], true],
    ['TransUnion', ['disputes'], true],
  ]);
  expect(await addressForKey(db(), 'transunion', 'identity-theft')).toMatchObject({
    address: { name: 'TransUnion LLC', lines: ['Consumer Dispute Center', 'P.O. Box 2000', 'Chester, PA 19016-2000'] },
  });
  const [mib] = (await api.recipients.list({ search: 'mib, inc' })).rows;
  expect(mib).toMatchObject({ kind: 'agency', disputesReach: false, notVerified: 1 });
  expect(await whyNot(mib?.id ?? '', 'disputes')).toEqual([
    'recipients.addressNotVerified',
    'The address of MIB for disputes (50 Braintree Hill Park, Suite 400, Braintree, MA 02184) was not verified. Check it and verify it under Recipients.',
  ]);
  const counts = await api.recipients.count({});
  expect(counts).toMatchObject({ kinds: { bureau: 3, furnisher: 0 }, mailReturned: 0 });
  expect((await api.recipients.list({ only: 'not-verified', limit: 200 })).rows).toHaveLength(counts.notVerified);
  expect((await api.recipients.list({ only: 'no-dispute-address', limit: 200 })).rows).toHaveLength(counts.noDisputeAddress);
});

test('an address is verified, comes back, is replaced; each step decides whether letters go there, and each is undone', async () => {
  const { id } = await create('First Premier Bank');
  expect(await whyNot(id, 'direct-disputes')).toEqual([
    'recipients.noAddress',
    'First Premier Bank has no address for direct disputes. Add one under Recipients.',
  ]);
  const added = await api.recipients.addAddress({ id, purpose: 'general', address: BOX, source: 'client' });
  expect(added).toMatchObject({ notVerified: 1, ready: [], addresses: [{ status: 'not-verified', used: false, verified: null }] });
  expect((await whyNot(id, 'direct-disputes'))[0]).toBe('recipients.addressNotVerified');

  const verified = await api.recipients.verifyAddress({ ...onlyAddress(added), how: 'phone', note: 'Spoke with their mail room' });
  expect(verified).toMatchObject({
    disputesReach: true,
    addresses: [{ status: 'verified', used: true, verified: { on: TODAY, how: 'phone' } }],
  });
  expect(await whyNot(id, 'direct-disputes')).toEqual(['P.O. Box 5524', 'Sioux Falls, SD 57117']);
  // A notice of a billing error counts only at the address named for it.
  expect((await whyNot(id, 'billing-errors'))[1]).toContain('Take it from a statement');
  const undone = await api.recipients.undoVerification(onlyAddress(verified));
  expect(undone.addresses).toMatchObject([{ status: 'not-verified', verified: null }]);
  const again = await api.recipients.verifyAddress({ ...onlyAddress(undone), how: 'website' });

  await expect(api.recipients.markReturned({ ...onlyAddress(again), on: addDays(TODAY, 1) })).rejects.toMatchObject({
    code: 'recipients.dayUnfit',
  });
  const returned = await api.recipients.markReturned({ ...onlyAddress(again), on: TODAY, note: 'Box closed' });
  expect(returned).toMatchObject({
    returned: 1,
    ready: [],
    addresses: [{ status: 'returned', returned: { on: TODAY, note: 'Box closed' } }],
  });
  expect((await whyNot(id, 'direct-disputes'))[0]).toBe('recipients.mailReturned');
  expect((await api.recipients.list({ only: 'mail-returned' })).rows.map((one) => one.id)).toEqual([id]);
  expect((await api.recipients.undoReturned(onlyAddress(returned))).addresses).toMatchObject([{ status: 'verified' }]);

  const { version } = onlyAddress(await api.recipients.get({ id }));
  const first = onlyAddress(returned).id;
  const replaced = await api.recipients.replaceAddress({ id: first, version, address: STREET, verified: { how: 'letter' } });
  expect(replaced.addresses.map(({ status, used, replacedBy }) => [status, used, replacedBy])).toEqual([
    ['verified', true, null],
    ['replaced', false, replaced.addresses[0]?.id],
  ]);
  expect(await whyNot(id, 'direct-disputes')).toEqual(['3820 N Louise Ave', 'Sioux Falls, SD 57107']);
  const back = await api.recipients.restoreAddress({ id: first, version: version + 1, removeNewer: true });
  expect(back.addresses.map(({ status }) => status)).toEqual(['removed', 'verified']);
  // Removed and there again: the same address is not kept twice.
  const gone = await api.recipients.removeAddress({ id: first, version: version + 2 });
  expect(gone.ready).toEqual([]);
  await api.recipients.addAddress({ id, purpose: 'general', address: { ...BOX, lines: ['PO BOX 5524'] } });
  await expect(api.recipients.restoreAddress({ id: first, version: version + 3 })).rejects.toMatchObject({
    code: 'recipients.addressThere',
  });
  expect((await listAddresses(db(), id)).map(({ status }) => status)).toEqual(['not-verified', 'removed', 'removed']);
});

test('an address that was typed over has to be verified again; its purpose can change without that', async () => {
  const [equifax] = (await api.recipients.list({ search: 'equifax', kind: 'bureau' })).rows;
  const detail = await api.recipients.get({ id: equifax?.id ?? '' });
  const files = detail.addresses.find(({ purpose }) => purpose === 'file-requests');
  if (!files) throw new Error('Equifax has no address for file requests.');
  const { id, version, nameLine, lines, city, state, zip } = files;
  const typed = { nameLine, lines, city, state, zip };
  const moved = await api.recipients.changeAddress({ id, version, purpose: 'general', address: typed });
  expect(moved.addresses.find((one) => one.id === id)).toMatchObject({ purpose: 'general', status: 'verified', source: 'shipped' });
  const other = await api.recipients.changeAddress({
    id,
    version: version + 1,
    purpose: 'file-requests',
    address: { ...typed, lines: ['P.O. Box 740242'] },
  });
  expect(other.addresses.find((one) => one.id === id)).toMatchObject({ status: 'not-verified', source: 'office' });
});

test('a name leads to one recipient; two who add it at once are told', async () => {
  const both = await Promise.allSettled([
    create('Midland Credit Management', 'collector'),
    create('MIDLAND CREDIT MANAGEMENT', 'collector'),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const id = (await api.recipients.list({ search: 'midland' })).rows[0]?.id ?? '';
  const named = await api.recipients.addName({ id, name: 'MIDLAND CRED MGMT' });
  expect(named.names.map(({ name, main }) => [name.toUpperCase(), main])).toEqual([
    ['MIDLAND CREDIT MANAGEMENT', true],
    ['MIDLAND CRED MGMT', false],
  ]);
  // A report does not say whether who furnished a line collects.
  expect(await findByReportName(db(), 'Midland Cred. Mgmt', 'furnisher')).toMatchObject({ id, kind: 'collector' });
  expect(await findByReportName(db(), 'Midland Cred. Mgmt', 'bureau')).toBeUndefined();
  await expect(create('midland cred mgmt')).rejects.toMatchObject({
    code: 'recipients.nameTaken',
    message: `“midland cred mgmt” is a name of ${named.name} already. Merge the two recipients, or remove the name there first.`,
  });
  await expect(create('***')).rejects.toMatchObject({ code: 'recipients.nameUnfit' });
  const [main, alias] = named.names;
  await expect(api.recipients.removeName({ id, nameId: main?.id ?? '' })).rejects.toMatchObject({ code: 'recipients.nameStays' });
  await api.recipients.removeName({ id, nameId: alias?.id ?? '' });
  expect(await findByReportName(db(), 'MIDLAND CRED MGMT')).toBeUndefined();
});

test('someone who read an earlier version overwrites nothing', async () => {
  const { id, version } = await create('Lakeside Finance');
  const changed = await api.recipients.change({ id, version, kind: 'furnisher', name: 'Lakeside Finance Inc', phone: '605-357-3440' });
  expect(changed).toMatchObject({ phone: '+16053573440', version: version + 1 });
  await expect(api.recipients.change({ id, version, kind: 'other', name: 'Lakeside' })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
  });
  const added = await api.recipients.addAddress({ id, purpose: 'direct-disputes', address: STREET });
  const verify = () => api.recipients.verifyAddress({ ...onlyAddress(added), how: 'website' });
  const both = await Promise.allSettled([verify(), verify()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await api.recipients.remove({ id, version: version + 1 });
  expect(isRefusal(await addressFor(db(), id, 'direct-disputes'))).toBe(true);
  expect(await findByReportName(db(), 'Lakeside Finance Inc')).toBeUndefined();
  await expect(create('Lakeside Finance, Inc.')).rejects.toMatchObject({
    message: expect.stringContaining('Restore that recipient instead.'),
  });
  expect(await api.recipients.restore({ id })).toMatchObject({ removed: false, addresses: [{ status: 'verified' }] });
  await expect(api.recipients.restore({ id })).rejects.toMatchObject({ code: 'recipients.notRemoved' });
});

test('two become one: names, addresses and letters are found there, and go back when the merge is undone', async () => {
  const kept = await create('Harbor Bank');
  const other = await create('HARBOR BK USA');
  const third = await create('HARBOR CARD SVCS');
  const address = onlyAddress(
    await api.recipients.addAddress({ id: other.id, purpose: 'direct-disputes', address: STREET, verified: { how: 'letter' } }),
  );
  await noteUse(db(), address.id, { on: TODAY, count: 2 });
  await api.recipients.merge({ id: other.id, version: other.version, other: { id: third.id, version: third.version } });
  await expect(
    api.recipients.merge({ id: kept.id, version: kept.version, other: { id: other.id, version: other.version } }),
  ).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  const merged = await api.recipients.merge({ id: kept.id, version: kept.version, other: { id: other.id, version: other.version + 1 } });
  expect(merged).toMatchObject({ name: 'Harbor Bank', disputesReach: true, addresses: [{ letters: 2, lastLetterOn: TODAY, used: true }] });
  expect(merged.names.map(({ name }) => name)).toEqual(['Harbor Bank', 'HARBOR BK USA', 'HARBOR CARD SVCS']);
  for (const { id } of [other, third]) expect(await findRecipient(db(), id)).toMatchObject({ id: kept.id, name: 'Harbor Bank' });
  expect((await api.recipients.list({ search: 'harbor' })).rows.map(({ name }) => name)).toEqual(['Harbor Bank']);
  expect(await whyNot(third.id, 'direct-disputes')).toEqual(['3820 N Louise Ave', 'Sioux Falls, SD 57107']);
  await expect(api.recipients.addName({ id: other.id, name: 'HARBOR X' })).rejects.toMatchObject({ code: 'recipients.notFound' });

  const entry = merged.merged.find(({ id }) => id === other.id);
  const back = await api.recipients.undoMerge({ id: other.id, version: entry?.version ?? 0 });
  expect(back.names.map(({ name }) => name)).toEqual(['HARBOR BK USA', 'HARBOR CARD SVCS']);
  expect(back.addresses).toHaveLength(1);
  expect(await api.recipients.get({ id: kept.id })).toMatchObject({ addresses: [], merged: [], disputesReach: false });
  await expect(api.recipients.undoMerge({ id: other.id, version: 1 })).rejects.toMatchObject({ code: 'recipients.mergeUnfit' });
});

test('what comes with the program and what is of another kind does not disappear in a merge', async () => {
  const [bureau] = (await api.recipients.list({ search: 'experian', kind: 'bureau' })).rows;
  const bank = await create('Experian Bank');
  const collector = await create('Experian Collections', 'collector');
  if (!bureau) throw new Error('Experian is not there.');
  const of = ({ id, version }: { readonly id: string; readonly version: number }) => ({ id, version });
  const unfit = { code: 'recipients.mergeUnfit' };
  await expect(api.recipients.merge({ ...of(bank), other: of(bureau) })).rejects.toMatchObject(unfit);
  await expect(api.recipients.merge({ ...of(bank), other: of(collector) })).rejects.toMatchObject({
    ...unfit,
    message: 'Experian Bank is kept as “Furnisher” and Experian Collections as “Collector”. Change one of them first.',
  });
  await expect(api.recipients.merge({ ...of(bank), other: of(bank) })).rejects.toMatchObject(unfit);
});

test.each([
  [{ name: 'Maria 219-09-5501' }],
  [{ note: 'her card is 4111 1111 1111 1111' }],
  [{ phone: '123' }],
  [{ name: 'x'.repeat(81) }],
  [{ name: '' }],
])('what has no place in an address book is refused: %j', async (change) => {
  await expect(api.recipients.create({ kind: 'other', name: 'Fine', ...change })).rejects.toMatchObject({ code: 'app.inputInvalid' });
});

test('markup and SQL in names are names, and a cursor of another list is refused', async () => {
  const name = `<img src=x onerror=alert(1)>'; drop table recipients;--`;
  const { id } = await create(name);
  expect((await api.recipients.list({ search: `onerror=alert(1)>'; drop` })).rows.map((one) => one.id)).toEqual([id]);
  expect((await api.recipients.list({ search: '%' })).rows).toEqual([]);
  await expect(api.recipients.list({ after: 'nonsense' })).rejects.toMatchObject({ code: 'app.cursorUnknown' });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await api.recipients.list({ limit: 7, ...(after !== undefined && { after }) });
    seen.push(...page.rows.map((one) => one.id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual((await api.recipients.list({ limit: 200 })).rows.map((one) => one.id));
});

/** Maria's report with these furnishers' addresses. */
async function reportWith(subscribers: readonly object[]): Promise<File> {
  const text = (await mariasReport().text()).replace(
    '"InquiryPartition":',
    `"Subscriber":${JSON.stringify(subscribers)},"InquiryPartition":`,
  );
  return new File([text], 'maria.json');
}

test('an address in a report is offered with where it was found, and taken over and verified in one step', async () => {
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  await letWork(app, contactId, new Date());
  const file = await reportWith([
    {
      name: 'CASCADE SAVINGS BANK',
      telephone: '6053573440',
      CreditAddress: { unparsedStreet: '3820 N LOUISE AVE', city: 'SIOUX FALLS', stateCode: 'SD', postalCode: '57107' },
      Source: { Bureau: { symbol: 'TUC' } },
    },
    { name: 'NOWHERE LLC' },
  ]);
  const { id: reportId } = await api.creditReports.upload({ contactId, file });
  await app.eventually(async () => ((await api.creditReports.get({ id: reportId })).state === 'ready' ? true : undefined));
  await create('Cascade Savings');
  const { rows } = await api.recipients.suggestFromReports({ contactId });
  expect(rows).toMatchObject([
    {
      name: 'CASCADE SAVINGS BANK',
      bureau: 'TU',
      phone: '+16053573440',
      address: { lines: ['3820 N LOUISE AVE'], city: 'SIOUX FALLS', state: 'SD', zip: '57107' },
      foundIn: expect.stringMatching(/^TransUnion report of \w{3} \d/),
      known: null,
      inBook: false,
      similar: [{ name: 'Cascade Savings' }],
    },
    { name: 'NOWHERE LLC', address: null, problem: 'The report prints no address.' },
  ]);
  const [offer, none] = rows;
  const found = { contactId, reportId, purpose: 'direct-disputes', verified: { how: 'website' } } as const;
  await expect(api.recipients.addFound({ ...found, place: none?.place ?? 0 })).rejects.toMatchObject({ code: 'recipients.notInReport' });
  await expect(api.recipients.addFound({ ...found, reportId: newId(), place: 0 })).rejects.toMatchObject({
    code: 'recipients.notInReport',
  });
  const taken = await api.recipients.addFound({ ...found, place: offer?.place ?? 0, recipientId: offer?.similar[0]?.id ?? '' });
  expect(taken).toMatchObject({
    name: 'Cascade Savings',
    disputesReach: true,
    addresses: [{ source: 'report', sourceNote: offer?.foundIn, status: 'verified', nameLine: 'CASCADE SAVINGS BANK' }],
  });
  expect(await findByReportName(db(), 'CASCADE SAVINGS BANK', 'furnisher')).toMatchObject({ id: taken.id });
  await expect(api.recipients.addFound({ ...found, place: 0, recipientId: taken.id })).rejects.toMatchObject({
    code: 'recipients.addressThere',
  });
  expect((await api.recipients.suggestFromReports({ contactId, name: 'cascade' })).rows).toMatchObject([
    { known: { id: taken.id }, inBook: true, similar: [] },
  ]);
  // The book is the office's: nothing in it or its activity says whose report it was.
  const { rows: kept } = await app.server.database.pool.query<{ n: number }>(
    `select count(*)::int as n from activity where kind like 'recipients.%' and contact_id is not null`,
  );
  expect(kept[0]?.n).toBe(0);
});

test('mail that came back from a bureau stops its letters, with the way out', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: [collectionItem(collectionId, 'EQ'), collectionItem(collectionId, 'EX')],
  });
  const written = await api.letters.preview({ contactId });
  expect(written.letters.map(({ recipient }) => recipient.lines)).toEqual([
    ['P.O. Box 740256', 'Atlanta, GA 30374-0256'],
    ['P.O. Box 4500', 'Allen, TX 75013'],
  ]);
  const [bureau] = (await api.recipients.list({ search: 'experian', kind: 'bureau' })).rows;
  const { addresses } = await api.recipients.get({ id: bureau?.id ?? '' });
  const used = addresses.find(({ purpose, used: goes }) => purpose === 'disputes' && goes);
  if (!used) throw new Error('Experian has no address for disputes.');
  const marked = await api.recipients.markReturned({ id: used.id, version: used.version, on: TODAY });
  expect(await api.letters.preview({ contactId })).toMatchObject({
    letters: [{ bureau: 'EQ' }],
    problems: [
      expect.stringMatching(
        /^Mail to Experian for disputes \(P\.O\. Box 4500, Allen, TX 75013\) came back on .* Replace the address under Recipients/,
      ),
    ],
  });
  const { version = 0 } = marked.addresses.find(({ id }) => id === used.id) ?? {};
  const box = { nameLine: 'Experian', lines: ['P.O. Box 9701'], city: 'Allen', state: 'TX', zip: '75013' };
  await api.recipients.replaceAddress({ id: used.id, version, address: box, source: 'website', verified: { how: 'website' } });
  const now = await api.letters.preview({ contactId });
  expect(now.letters.map(({ recipient }) => recipient.lines[0])).toEqual(['P.O. Box 740256', 'P.O. Box 9701']);
});

test('what became of disputes is counted by the names of a furnisher', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  const names = 'northgate,anotherbank';
  const { displayName = '' } = (await api.creditReports.get({ id: reportId })).report?.accounts.find(({ id }) => id === collectionId) ?? {};
  const asked = { names: `${names},${nameKey(displayName)}` };
  expect(await api.disputes.resultsByFurnisher(asked)).toEqual({ rows: [] });
  await api.disputes.openRound({ contactId, version: draft.version });
  expect(await api.disputes.resultsByFurnisher(asked)).toEqual({
    rows: [{ bureau: 'EQ', 'in-progress': 1, removed: 0, corrected: 0, confirmed: 0, unanswered: 0 }],
  });
  expect(await api.disputes.resultsByFurnisher({ names })).toEqual({ rows: [] });
});

test('who may see recipients and who may change them', async () => {
  const { api: reader } = await app.signIn('read-only');
  expect((await reader.recipients.list({})).rows.length).toBeGreaterThan(0);
  await expect(reader.recipients.create({ kind: 'other', name: 'Reader' })).rejects.toMatchObject({ code: 'app.notAllowed' });
  const { api: processor } = await app.signIn('processor');
  expect((await processor.recipients.create({ kind: 'other', name: 'Processor' })).name).toBe('Processor');
  const { api: sales } = await app.signIn('sales');
  await expect(sales.recipients.list({})).rejects.toMatchObject({ code: 'app.notAllowed' });
});
