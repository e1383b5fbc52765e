// The stage of a client follows what happens in their disputes, is shown as done by the program, and stays where a person may not work.
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

const stageOf = async (id: string) => (await api.contacts.get({ id })).stage;
const comesTo = (id: string, stage: string) => app.eventually(async () => ((await stageOf(id)) === stage ? true : undefined));
const noJobLeft = () =>
  app.eventually(async () => {
    const { rows } = await app.server.database.pool.query(
      `select 1 from jobs.job where name like 'cases.follow%' and state in ('created', 'retry', 'active')`,
    );
    return rows.length === 0 ? true : undefined;
  });
const offer = async (contactId: string) => (await api.cases.getOffer({ contactId })).stage;

async function openRound(contactId: string, reportId: string, items: ReturnType<typeof collectionItem>[]) {
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  await api.disputes.openRound({ contactId, version: draft.version });
}
const itemsOf = async (contactId: string) => (await api.disputes.listRounds({ contactId })).rounds[0]?.items.map(({ id }) => id) ?? [];

test('opened, mailed, answered: each moves the client on, and the timeline says that the program did it; graduation is only offered', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  await openRound(contactId, reportId, [collectionItem(collectionId, 'EQ'), collectionItem(collectionId, 'EX')]);
  await comesTo(contactId, 'round-preparing');
  await mailLetters(app, api, contactId, { mailedOn: TODAY });
  await comesTo(contactId, 'awaiting-responses');
  const [first = '', second = ''] = await itemsOf(contactId);
  await recordAnswer(api, contactId, first, 'removed');
  await noJobLeft();
  expect([await stageOf(contactId), await offer(contactId)]).toEqual(['awaiting-responses', null]);
  const { id, version } = await recordAnswer(api, contactId, second, 'confirmed');
  await comesTo(contactId, 'responses-in');
  // A bureau stays with it: there is something left to dispute.
  expect(await offer(contactId)).toBeNull();
  await api.disputes.undoOutcome({ id, version });
  await recordAnswer(api, contactId, second, 'removed');
  await noJobLeft();
  expect([await stageOf(contactId), await offer(contactId)]).toEqual(['responses-in', 'graduation-ready']);

  const moves = (await api.activity.list({ contactId, limit: 100 })).rows.filter(({ kind }) => kind === 'cases.stageMoved');
  expect(moves.map(({ summary }) => summary).toReversed()).toEqual([
    'Moved from Onboarding to Preparing a round: a round was opened',
    'Moved from Preparing a round to Awaiting responses: letters were mailed',
    'Moved from Awaiting responses to Responses in: the last answer was recorded',
  ]);
  expect(new Set(moves.map(({ actor }) => actor.kind))).toEqual(new Set(['system']));

  // A person takes the offer, and may go another way with a reason.
  const contactVersion = (await api.contacts.get({ id: contactId })).version;
  const moved = await api.cases.moveStage({ contactId, version: contactVersion, stage: 'graduation-ready' });
  expect(await offer(contactId)).toBeNull();
  const back = await api.cases.moveStage({ contactId, version: moved.version, stage: 'analysis', reason: 'A new collection came' });
  expect(back.stage).toBe('analysis');
});

test('an item that a bureau confirmed and a later round put right is not left', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  await openRound(contactId, reportId, [collectionItem(collectionId, 'EX')]);
  await mailLetters(app, api, contactId, { mailedOn: TODAY });
  await recordAnswer(api, contactId, (await itemsOf(contactId))[0] ?? '', 'confirmed');
  await comesTo(contactId, 'responses-in');
  const again = {
    ...collectionItem(collectionId, 'EX'),
    facts: [{ text: 'I paid $400 of it on March 3, 2025.', source: 'client' as const }],
  };
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [again] });
  await api.disputes.openRound({ contactId, version: draft.version });
  await comesTo(contactId, 'round-preparing');
  await mailLetters(app, api, contactId, { mailedOn: TODAY });
  await comesTo(contactId, 'awaiting-responses');
  await recordAnswer(api, contactId, (await itemsOf(contactId))[0] ?? '', 'removed');
  await comesTo(contactId, 'responses-in');
  expect(await offer(contactId)).toBe('graduation-ready');
});

test('on hold nothing moves, and no one is moved out of a stage a person chose later', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  await openRound(contactId, reportId, [collectionItem(collectionId, 'EQ')]);
  await comesTo(contactId, 'round-preparing');
  await mailLetters(app, api, contactId, { mailedOn: addDays(TODAY, 0) });
  await comesTo(contactId, 'awaiting-responses');
  await api.cases.hold({ contactId, version: (await api.contacts.get({ id: contactId })).version, reason: 'Court summons' });
  await recordAnswer(api, contactId, (await itemsOf(contactId))[0] ?? '', 'removed');
  await noJobLeft();
  expect([await stageOf(contactId), await offer(contactId)]).toEqual(['awaiting-responses', null]);
});
