// A client with two rounds behind: one account removed, confirmed and asked about again, one card without an answer, and a later report that lists it all.
import { addDays } from '../../platform/base/civil-date.ts';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { collectionItem, COMPLETE_CONTACT } from './people.ts';
import { addReport } from './pulls.ts';
import { openPulledRound, pull, TODAY } from './round-outcomes.ts';
import type { TestApp } from './test-app.ts';

/** `lineId`: Northgate in the second report. */
export async function openTwoRounds(app: TestApp, api: ApiClient) {
  const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null });
  const { reportId } = await openPulledRound({ app, api, contactId }, [
    ['NORTHGATE', 'TU'],
    ['NORTHGATE', 'EX'],
    ['ORCHARD', 'TU'],
  ]);
  await answerNorthgate(api, contactId);
  const secondId = await addReport(app, api, contactId, pull(2));
  const { report } = await api.creditReports.get({ id: secondId });
  const lineId = report?.accounts.find(({ displayName }) => displayName.includes('NORTHGATE'))?.id ?? '';
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId: secondId,
    version: null,
    items: [{ ...collectionItem(lineId, 'EX'), instructionCode: 'explain-how-verified' }],
  });
  await api.disputes.openRound({ contactId, version: draft.version });
  return { contactId, reportId, secondId, lineId };
}

/** TransUnion wrote 90 days ago that Northgate was removed, Experian that it is confirmed. */
export async function answerNorthgate(api: ApiClient, contactId: string): Promise<void> {
  const items = (await api.disputes.listRounds({ contactId })).rounds[0]?.items ?? [];
  const idAt = (bureau: string) => items.find((one) => one.bureau === bureau && one.heading.includes('NORTHGATE'))?.id ?? '';
  await api.disputes.recordAnswers({
    contactId,
    answeredOn: addDays(TODAY, -90),
    answers: [
      { itemId: idAt('TU'), result: 'removed' },
      { itemId: idAt('EX'), result: 'confirmed' },
    ],
  });
}
