// A court summons about an account stops what goes out about it, at every bureau and also what was written before, and says so to the client.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('work on the account stops at every bureau until someone who may says why it resumes', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await api.disputes.openRound({ contactId, version: draft.version });
  await app.eventually(async () => ((await api.letters.list({ contactId })).rows[0]?.state === 'ready' ? true : undefined));
  await approveLetters(app, api, contactId);
  const letterIds = (await api.letters.list({ contactId })).rows.map(({ id }) => id);
  const at = { contactId, reportId, bureau: 'TU', lineId: collectionId, servedOn: TODAY } as const;
  await expect(api.disputes.recordSummons({ ...at, servedOn: addDays(TODAY, 1) })).rejects.toMatchObject({ code: 'disputes.summonsDays' });
  await expect(api.disputes.recordSummons({ ...at, answerDueOn: addDays(TODAY, -1) })).rejects.toMatchObject({
    data: { fields: { answerDueOn: expect.any(String) } },
  });
  // X22: no one is told to leave a court without an answer.
  await expect(api.disputes.recordSummons({ ...at, note: 'Told her to ignore the lawsuit.' })).rejects.toMatchObject({
    code: 'disputes.claimForbidden',
  });
  const dueOn = addDays(TODAY, 6);
  const tries = await Promise.allSettled(
    [1, 2, 3].map(() => api.disputes.recordSummons({ ...at, answerDueOn: dueOn, court: 'Ohio Court' })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const {
    rows: [summons],
  } = await api.disputes.listSummonses({ contactId });
  expect(summons).toMatchObject({ court: 'Ohio Court', answerDueOn: dueOn, lifted: null });
  const print = () => api.letters.createPrintBatch({ letterIds });
  await expect(print()).rejects.toMatchObject({ message: expect.stringContaining('court summons about this account') });
  const next = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EX')] });
  const stops = next.draft.items[0]?.problems.filter(({ code }) => code === 'disputes.summoned');
  expect(stops).toMatchObject([{ blocks: true }]);
  await expect(api.disputes.openRound({ contactId, version: next.draft.version })).rejects.toMatchObject({ status: 422 });
  expect((await api.dashboard.get()).needs.find(({ key }) => key === `disputes.court.${summons?.id ?? ''}`)).toMatchObject({
    weight: 'late',
  });

  const { deadlines } = await api.calendar.list({ from: TODAY, until: addDays(TODAY, 10) });
  expect(deadlines.filter(({ kind }) => kind === 'disputes.courtAnswerDue')).toMatchObject([{ on: dueOn, contact: { id: contactId } }]);

  const client = await app.signIn('client', { contactId });
  expect((await client.api.disputes.listMySummonses()).rows).toEqual([
    { id: summons?.id, heading: summons?.heading, servedOn: TODAY, answerDueOn: dueOn },
  ]);
  await expect(client.api.disputes.listSummonses({ contactId })).rejects.toMatchObject({ status: 403 });

  const lift = { contactId, id: summons?.id ?? '', reason: 'The court dismissed the suit on Monday' };
  const processor = await app.signIn('processor');
  await expect(processor.api.disputes.liftSummons(lift)).rejects.toMatchObject({ status: 403 });
  expect((await api.disputes.liftSummons(lift)).lifted).toMatchObject({ reason: lift.reason });
  await expect(api.disputes.liftSummons(lift)).rejects.toMatchObject({ code: 'disputes.summonsNotFound' });
  await print();
  expect((await client.api.disputes.listMySummonses()).rows).toEqual([]);
});
