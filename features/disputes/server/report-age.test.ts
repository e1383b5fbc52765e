// No letter goes out from a report that is 120 days old: not when the round is opened, and not when its letters are printed later.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const DAY_MS = 24 * 3_600_000;
/** `addMaria` adds a report of six days before the clock. */
const REPORT_AGE = 6;
let app: TestApp;
let api: ApiClient;
let passed = 0;
const clock = () => new Date(Date.now() + passed * DAY_MS);
beforeAll(async () => {
  app = await startTestApp({ clock });
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

/** To the day on which the report has this age, signed in again: sessions do not last that long. */
async function goTo(reportAge: number): Promise<void> {
  passed = reportAge - REPORT_AGE;
  ({ api } = await app.signIn('owner'));
}

test('a round opens on day 119 and not on day 120, and a letter written in time is not printed or read after it', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api, clock());
  const save = async (version: number | null, bureau: 'EQ' | 'EX') =>
    (await api.disputes.saveDraft({ contactId, reportId, version, items: [collectionItem(collectionId, bureau)] })).draft;
  const ages = ({ problems }: Awaited<ReturnType<typeof save>>) =>
    problems.flatMap(({ code, blocks }) =>
      code.startsWith('disputes.reportO') || code === 'disputes.reportTooOld' ? [[code, blocks]] : [],
    );
  await goTo(119);
  const first = await save(null, 'EQ');
  expect(ages(first)).toEqual([['disputes.reportOld', false]]);
  await api.disputes.openRound({ contactId, version: first.version });
  const letter = await app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'));
  await approveLetters(app, api, contactId);
  expect((await api.letters.getPdf({ id: letter.id })).type).toBe('application/pdf');
  await goTo(120);
  const second = await save(null, 'EX');
  expect(ages(second)).toEqual([['disputes.reportTooOld', true]]);
  await expect(api.disputes.openRound({ contactId, version: second.version })).rejects.toMatchObject({
    code: 'disputes.reportTooOld',
    status: 422,
    data: { citation: '15 U.S.C. 1679b(a)(1)' },
  });
  for (const out of [() => api.letters.createPrintBatch({ letterIds: [letter.id] }), () => api.letters.getPdf({ id: letter.id })])
    await expect(out()).rejects.toMatchObject({ code: 'disputes.noLongerTrue', message: expect.stringContaining('too old') });
});
