// What a client sees of their case: where it is, and whose time runs. Never another's.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { addMaria, collectionItem, mailLetters, recordAnswer } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('the stage, and the clocks of letters that wait', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { api: own } = await app.signIn('client', { contactId });
  expect(await own.disputes.listMine()).toMatchObject({ stage: 'onboarding', clocks: [] });
  const items = (['EQ', 'TU'] as const).map((bureau) => collectionItem(collectionId, bureau));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  await api.disputes.openRound({ contactId, version: draft.version });
  await app.eventually(async () => ((await own.disputes.listMine()).stage === 'round-preparing' ? true : undefined));
  await mailLetters(app, api, contactId, { mailedOn: TODAY });
  const running = { day: -5, of: 30, until: addDays(TODAY, 35), estimated: true };
  await app.eventually(async () => ((await own.disputes.listMine()).stage === 'awaiting-responses' ? true : undefined));
  expect(await own.disputes.listMine()).toMatchObject({
    clocks: [
      { bureau: 'EQ', ...running },
      { bureau: 'TU', ...running },
    ],
  });
  const [round] = (await api.disputes.listRounds({ contactId })).rounds;
  const answered = round?.items.find(({ bureau }) => bureau === 'EQ')?.id ?? '';
  await recordAnswer(api, contactId, answered, 'removed');
  expect((await own.disputes.listMine()).clocks.map(({ bureau }) => bureau)).toEqual(['TU']);

  const other = await addMaria(app, api);
  const { api: stranger } = await app.signIn('client', { contactId: other.contactId });
  expect(await stranger.disputes.listMine()).toMatchObject({ stage: 'onboarding', clocks: [] });
  await expect(api.disputes.listMine()).rejects.toMatchObject({ status: 403 });
});
