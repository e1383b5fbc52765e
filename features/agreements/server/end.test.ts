// An agreement ends when its services are done, its term is over or the office ends it: no work from that day on, as after a cancellation.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDateAt, formatCivilDate } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
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

test.each([
  ['completed', /^All services were done on .+, and the agreement ended\. No more work/],
  ['expired', /^The term of the agreement ended on .+\. No more work/],
  ['office', /^The office ended the agreement on .+\. No more work/],
] as const)('%s: no letter goes out, the client reads why, and it can be undone with a reason', async (why, sentence) => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
  await api.disputes.openRound({ contactId, version: draft.version });
  await approveLetters(app, api, contactId);
  const { current } = await api.agreements.list({ contactId });
  if (!current) throw new Error('There is no agreement.');
  const { id, version } = current;
  const end = (endedOn: string, at = version) => api.agreements.end({ id, version: at, endedOn, why });
  await expect(end(addDays(TODAY, 1))).rejects.toMatchObject({
    code: 'agreements.inFuture',
    data: { fields: { endedOn: expect.anything() } },
  });
  await expect(end(TODAY, version + 1)).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  await expect((await app.signIn('read-only')).api.agreements.end({ id, version, endedOn: TODAY, why })).rejects.toMatchObject({
    status: 403,
  });
  // Of two at once one ends it.
  const both = await Promise.allSettled([end(TODAY), end(TODAY)]);
  const [ended] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  if (!ended) throw new Error('Neither ended it.');
  expect(ended).toMatchObject({ cancelledOn: TODAY, cancelledHow: why });

  const { standing, work } = await api.agreements.list({ contactId });
  expect(standing).toMatchObject({ standing: 'cancelled', endedBy: why });
  expect(work).toMatchObject({ code: 'agreements.cancelled', message: expect.stringMatching(sentence) });
  const [letter] = (await api.letters.list({ contactId })).rows;
  await expect(api.letters.createPrintBatch({ letterIds: [letter?.id ?? ''] })).rejects.toMatchObject({ code: 'agreements.cancelled' });
  const mine = await (await app.signIn('client', { contactId })).api.agreements.mine({});
  expect(mine.sentence).toContain(`Your agreement ended on ${formatCivilDate(TODAY)}.`);
  await expect(end(TODAY, ended.version)).rejects.toMatchObject({ code: 'agreements.alreadyCancelled' });

  await api.agreements.undoCancel({ id, version: ended.version, reason: 'The wrong client was open' });
  expect((await api.agreements.list({ contactId })).work).toBeNull();
});
