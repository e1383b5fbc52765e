// What is proposed for a next round, through the API: from what came of the rounds before and what was reported and given since.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays } from '../../../platform/base/civil-date.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { addReport } from '../../../tests/support/pulls.ts';
import { openPulledRound, pull, TODAY } from '../../../tests/support/round-outcomes.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { answerNorthgate } from '../../../tests/support/two-rounds.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('each way that follows a result is proposed with what was tried, and opens when it is taken over and confirmed', async () => {
  const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null });
  const { reportId: first } = await openPulledRound({ app, api, contactId }, [
    ['NORTHGATE', 'TU'],
    ['NORTHGATE', 'EX'],
    ['ORCHARD', 'TU'],
  ]);
  await answerNorthgate(api, contactId);
  const say = async (reportId: string) =>
    (await api.disputes.proposeNextRound({ contactId, reportId })).proposals.map(
      ({ kind, heading, item }) => `${kind} ${heading.split(' ')[0] ?? ''} ${item.bureau}`,
    );
  // In the report of before the answers nothing can have come back.
  expect(await say(first)).toEqual(['no-answer ORCHARD TU', 'procedure NORTHGATE EX']);
  const reportId = await addReport(app, api, contactId, pull(2));
  // What the report says of an item without an answer is decided first: nothing is called unanswered while it waits.
  const proposed = await app.eventually(async () => (await api.disputes.listOutcomes({ contactId, state: 'proposed' })).rows[0]);
  expect(await say(reportId)).toEqual(['reinserted NORTHGATE TU', 'procedure NORTHGATE EX']);
  await api.disputes.decideOutcomes({ contactId, decisions: [{ id: proposed.id, version: proposed.version, accept: false }] });
  expect(await say(reportId)).toEqual(['reinserted NORTHGATE TU', 'no-answer ORCHARD TU', 'procedure NORTHGATE EX']);

  const { proposals } = await api.disputes.proposeNextRound({ contactId, reportId });
  expect(proposals[0]).toMatchObject({
    needs: 'Add how the client knows.',
    before: [
      { roundNumber: 1, sentOn: addDays(TODAY, -100), state: 'removed', answeredOn: addDays(TODAY, -90), reasonCode: 'balance-wrong' },
    ],
  });
  // As the screen takes them over; then a fact is added and the client is asked.
  const fact = { text: 'I looked at my report and saw it there.', source: 'client' as const };
  const taken = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: proposals.map(({ item }) => ({ ...item, facts: [...item.facts, fact], clientConfirmed: true })),
  });
  expect(
    taken.draft.items.flatMap(({ bureau, problems }) => problems.filter(({ blocks }) => blocks).map(({ code }) => `${bureau} ${code}`)),
  ).toEqual([]);
  await api.disputes.openRound({ contactId, version: taken.draft.version });
  // While these wait, nothing more is proposed for their lines.
  expect(await say(reportId)).toEqual([]);
  const other = await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null });
  await expect(api.disputes.proposeNextRound({ contactId: other.id, reportId })).rejects.toMatchObject({ code: 'disputes.reportNotReady' });
});
