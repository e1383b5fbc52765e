// The same sent several times in one moment is done once.
import { ORPCError } from '@orpc/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { addMaria, collectionItem, printLetters } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

/** What three of four such calls are told, where one is done. */
async function refusalOfOthers(call: () => Promise<unknown>): Promise<string[]> {
  const answers = await Promise.allSettled([call(), call(), call(), call()]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  return [
    ...new Set(answers.flatMap((one) => (one.status === 'rejected' && one.reason instanceof ORPCError ? [String(one.reason.code)] : []))),
  ];
}

test('opening, mailing, delivery, answers and what the client confirmed', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EX')] });
  expect(await refusalOfOthers(() => api.disputes.openRound({ contactId, version: draft.version }))).toEqual(['disputes.noDraft']);
  await printLetters(app, api, contactId);
  const letter = async () => (await api.letters.list({ contactId })).rows[0];
  const id = (await letter())?.id ?? '';
  const mailing = { letters: [{ id }], mailedOn: TODAY, method: 'first-class' as const };
  expect(await refusalOfOthers(() => api.letters.recordMailing(mailing))).toEqual(['disputes.mailedBefore']);
  const delivery = { id, version: (await letter())?.mailing?.version ?? 0, receivedOn: TODAY, receivedHow: 'tracking' as const };
  expect(await refusalOfOthers(() => api.letters.recordDelivery(delivery))).toEqual(['app.changedMeanwhile']);
  const itemId = (await api.disputes.listRounds({ contactId })).rounds[0]?.items[0]?.id ?? '';
  const answers = [{ itemId, result: 'confirmed' as const }];
  expect(await refusalOfOthers(() => api.disputes.recordAnswers({ contactId, answeredOn: TODAY, answers }))).toEqual([
    'disputes.outcomeTwice',
  ]);
  const line = { contactId, reportId, bureau: 'EQ' as const, kind: 'tradeline' as const, lineId: collectionId, what: 'balance' as const };
  expect(await refusalOfOthers(() => api.disputes.confirmCorrect(line))).toEqual(['disputes.correctTwice']);
  const [confirmed] = (await api.disputes.listCorrect({ contactId })).rows;
  const withdrawal = { contactId, id: confirmed?.id ?? '', reason: 'The client meant another account' };
  expect(await refusalOfOthers(() => api.disputes.withdrawCorrect(withdrawal))).toEqual(['disputes.correctNotFound']);
});
