// What a client sees of their case: where it is, whose time runs, and who looks after it. Never another's.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays } from '../../../platform/base/civil-date.ts';
import { fromNoon } from '../../../tests/support/from-noon.ts';
import { addMaria, collectionItem, mailLetters, recordAnswer } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const { now: clock, today: TODAY } = fromNoon();
let app: TestApp;
let api: ApiClient;
let ownerId: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  ({ api, userId: ownerId } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('the stage, the clocks of letters that wait, and who looks after the client', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { api: own } = await app.signIn('client', { contactId });
  expect(await own.cases.getMine()).toMatchObject({ stage: 'onboarding', clocks: [], helper: null });
  const items = (['EQ', 'TU'] as const).map((bureau) => collectionItem(collectionId, bureau));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  await api.disputes.openRound({ contactId, version: draft.version });
  await app.eventually(async () => ((await own.cases.getMine()).stage === 'round-preparing' ? true : undefined));
  await mailLetters(app, api, contactId, { mailedOn: TODAY });
  const running = { day: -5, of: 30, until: addDays(TODAY, 35), estimated: true };
  await app.eventually(async () => ((await own.cases.getMine()).stage === 'awaiting-responses' ? true : undefined));
  const { version } = await api.contacts.get({ id: contactId });
  await api.contactLists.quickUpdate({ id: contactId, version, set: { ownerId } });
  expect(await own.cases.getMine()).toMatchObject({
    clocks: [
      { bureau: 'EQ', ...running },
      { bureau: 'TU', ...running },
    ],
    helper: 'Test owner',
  });
  const [round] = (await api.disputes.listRounds({ contactId })).rounds;
  const answered = round?.items.find(({ bureau }) => bureau === 'EQ')?.id ?? '';
  await recordAnswer(api, contactId, answered, 'removed');
  expect((await own.cases.getMine()).clocks.map(({ bureau }) => bureau)).toEqual(['TU']);

  const other = await addMaria(app, api);
  const { api: stranger } = await app.signIn('client', { contactId: other.contactId });
  expect(await stranger.cases.getMine()).toMatchObject({ stage: 'onboarding', clocks: [], helper: null });
  await expect(api.cases.getMine()).rejects.toMatchObject({ status: 403 });
});
