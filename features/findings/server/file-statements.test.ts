// What the client said of the whole file counts against items of drafts and against letters that lie in the office.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { DraftItemInput } from '../../disputes/contract.ts';
import { COUNT_FILE_ANSWERS, COUNT_FILE_STATEMENTS } from './store/count-file-statements.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

test('G15, G23: “never in bankruptcy” refuses “included in bankruptcy”, also in a letter that was not printed, until it is removed', async () => {
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const item: DraftItemInput = {
    ...collectionItem(collectionId, 'EQ'),
    reasonCode: 'in-bankruptcy',
    instructionCode: 'update-status',
    correct: [],
    facts: [{ text: 'The court discharged it with my other debts.', source: 'client' }],
  };
  let version: number | null = null;
  const codes = async () => {
    const { draft } = await api.disputes.saveDraft({ contactId, reportId, version, items: [item] });
    version = draft.version;
    return draft.items[0]?.problems.filter(({ blocks }) => blocks).map(({ code }) => code);
  };
  expect(await codes()).toEqual([]);
  const { id } = await api.findings.addStatement({ contactId, kind: 'no-bankruptcy' });
  expect(await codes()).toEqual(['disputes.contradicted']);
  await api.findings.removeStatement({ id });
  expect(await codes()).toEqual([]);
  await api.findings.restoreStatement({ id });
  expect(await codes()).toEqual(['disputes.contradicted']);
  // Statements that were there before they counted are counted once the program starts.
  const { pool, db } = app.server.database;
  await pool.query('delete from dispute_file_statements');
  expect(await codes()).toEqual([]);
  await COUNT_FILE_STATEMENTS.move(db, app.server.services.sealer, undefined);
  // No one was asked here; apps/server/sealing-upgrade.test.ts has an answer of before.
  expect(await COUNT_FILE_ANSWERS.move(db, app.server.services.sealer, undefined)).toBeUndefined();
  expect(await codes()).toEqual(['disputes.contradicted']);

  await api.findings.removeStatement({ id });
  await codes();
  await api.disputes.openRound({ contactId, version: version ?? 0 });
  const letter = await app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'));
  await api.findings.restoreStatement({ id });
  await expect(api.letters.getPdf({ id: letter.id })).rejects.toMatchObject({
    code: 'disputes.noLongerTrue',
    message: expect.stringContaining('never in bankruptcy'),
  });
});
