// Who a letter is from, and about which report: what a bureau needs to find the file, and nothing that is not on record.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, addMonths, civilDateAt, formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT, mariasReport } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('3.2: the full name with suffix, the addresses of two years, and the day of the report', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { version } = await api.contacts.get({ id: contactId });
  await api.contacts.update({ ...COMPLETE_CONTACT, id: contactId, version, middleName: 'Rosa', suffix: 'Jr' });
  const former = { id: contactId, city: 'Akron', state: 'OH', zip: '44301' } as const;
  await api.contacts.addAddress({ ...former, addressLine1: '9 Elm St', livedUntil: addMonths(TODAY, -23) });
  await api.contacts.addAddress({ ...former, addressLine1: '1 Old St', livedUntil: addMonths(TODAY, -25) });
  await api.contacts.addOtherName({ id: contactId, name: 'Maria Pena' });
  const items = [collectionItem(collectionId, 'EX')];
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  const letterOf = async () => (await api.letters.preview({ contactId })).letters[0];
  const letter = await letterOf();
  expect(letter?.sender.name).toBe('Maria Rosa Delgado Jr');
  expect(JSON.stringify(letter?.identification)).toMatch(/Maria Pena.*9 Elm St, Akron, OH 44301/);
  const day = formatLongCivilDate(addDays(TODAY, -6));
  // Each item is printed as reported on that day.
  expect(letter?.reportedOn).toBe(day);
  // Older addresses are not asked for. The round says whether the phone and other names are printed.
  expect(JSON.stringify(letter)).not.toMatch(/1 Old St|555-0147/);
  await api.disputes.saveDraft({ contactId, reportId, version: draft.version, items, letters: { phone: true, otherNames: false } });
  const other = JSON.stringify((await letterOf())?.identification);
  expect([/\(419\) 555-0147/.test(other), /Maria Pena/.test(other)]).toEqual([true, false]);
  // No more of the Social Security number than its end, no matter who asks.
  expect(JSON.stringify(letter)).not.toContain(COMPLETE_CONTACT.ssn);
});

test('3.4: the strongest item comes first: what is held against the right value before what is only denied', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { report } = await api.creditReports.get({ id: reportId });
  const other = report?.accounts.find(({ id, byBureau }) => id !== collectionId && byBureau.EX !== undefined);
  if (!other) throw new Error('no second account');
  const denied = {
    ...collectionItem(other.id, 'EX'),
    reasonCode: 'not-mine',
    instructionCode: 'delete-if-unverified',
    correct: [],
    facts: [{ text: 'I never had this account.', source: 'client' as const }],
  };
  await api.disputes.saveDraft({ contactId, reportId, version: null, items: [denied, collectionItem(collectionId, 'EX')] });
  const [letter] = (await api.letters.preview({ contactId })).letters;
  expect(letter?.items.map(({ heading }) => heading.startsWith('NORTHGATE'))).toEqual([true, false]);
});

test('a bureau whose own file was drawn before the report is written to about the day of its file', async () => {
  const { contactId } = await addMaria(app, api);
  const text = (await mariasReport().text()).replaceAll(/\{[^{}]*"Bureau":\{[^{}]*"EXP"[^{}]*\}[^{}]*\}/gu, (source) =>
    source.replace(/"InquiryDate":"[^"]*"/u, `"InquiryDate":"${addDays(TODAY, -30)}"`),
  );
  const { id: reportId } = await api.creditReports.upload({ contactId, file: new File([text], 'older-file.json') });
  const report = await app.eventually(async () => {
    const got = await api.creditReports.get({ id: reportId });
    return got.state === 'ready' ? got.report : undefined;
  });
  const collection = report?.accounts.find(({ displayName }) => displayName.includes('NORTHGATE'));
  const items = (['EX', 'EQ'] as const).map((bureau) => collectionItem(collection?.id ?? '', bureau));
  await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  const { letters } = await api.letters.preview({ contactId });
  expect(letters.map((letter) => [letter.bureau, letter.reportedOn])).toEqual([
    ['EQ', formatLongCivilDate(addDays(TODAY, -6))],
    ['EX', formatLongCivilDate(addDays(TODAY, -30))],
  ]);
});
