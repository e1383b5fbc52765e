// What the client says, and the round being prepared: a no blocks an item, and a cleared answer removes its item's confirmation.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { FindingRow } from '../contract.ts';
import { statementOf } from '../rules/claims/claim-of-finding.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('credit-specialist'));
});
afterAll(() => app.close());

type Word = 'wrong' | 'right' | 'unsure' | 'set-aside';
/** A client with one finding that a letter can be about, and everything done with it. */
async function begin(fits: (row: FindingRow) => boolean = ({ finding }) => finding.bureau !== null && statementOf(finding) !== '') {
  const { contactId, reportId } = await addMaria(app, api);
  const rows = async () => (await api.findings.list({ reportId })).rows;
  const found = (await rows()).find((row) => row.finding.lineId !== null && row.finding.suggestedReason !== null && fits(row));
  if (!found) throw new Error('Maria has no such finding.');
  const { finding } = found;
  const key = finding.key;
  const row = async () => (await rows()).find((one) => one.finding.key === key);
  const draft = async () => (await api.disputes.getDraft({ contactId })).draft;
  const open = async () => api.disputes.openRound({ contactId, version: (await draft())?.version ?? 0 });
  return {
    contactId,
    reportId,
    finding,
    key,
    row,
    draft,
    open,
    say: async (answer: Word, note = '') =>
      api.findings.answer({ reportId, answers: [{ key, version: (await row())?.answer?.version ?? null, answer, note }] }),
    accept: () => api.findings.accept({ reportId, keys: [key] }),
    clear: async () => {
      const answer = (await row())?.answer;
      return api.findings.clearAnswer({ id: answer?.id ?? '', version: answer?.version ?? 0 });
    },
    /** What a processor chooses in the workspace, as if no one had been asked. */
    choose: async (reasonCode = finding.suggestedReason) => {
      const items = (['EQ', 'EX', 'TU'] as const).flatMap((bureau) =>
        (finding.bureau === null || finding.bureau === bureau) &&
        finding.lineId !== null &&
        (finding.line === 'tradeline' || finding.line === 'inquiry' || finding.line === 'public-record')
          ? [
              {
                bureau,
                kind: finding.line,
                lineId: finding.lineId,
                reasonCode,
                instructionCode: null,
                facts: [{ text: 'It is not as reported.', source: 'client' as const }],
                clientConfirmed: true,
              },
            ]
          : [],
      );
      return api.disputes.saveDraft({ contactId, reportId, version: (await draft())?.version ?? null, items });
    },
    empty: async () => api.disputes.saveDraft({ contactId, reportId, version: (await draft())?.version ?? 0, items: [] }),
    /** The client's way to answer the same question. */
    portal: async () => {
      const { api: client } = await app.signIn('client', { contactId });
      await api.findings.ask({ reportId, keys: [key] });
      const {
        rows: [question],
      } = await client.findings.listMine({});
      return (answer: Exclude<Word, 'set-aside'>, note = '') => client.findings.answerMine({ id: question?.id ?? '', answer, note });
    },
  };
}
const codesOf = (draft: { readonly items: readonly { readonly problems: readonly { readonly code: string }[] }[] } | null) =>
  draft?.items.flatMap(({ problems }) => problems.map(({ code }) => code)) ?? [];

describe('a matter that the client says is right', () => {
  test('does not go out, said by staff', async () => {
    const maria = await begin();
    await maria.say('right');
    await maria.choose();
    expect((await maria.draft())?.items[0]?.problems).toContainEqual({
      code: 'disputes.clientDenied',
      blocks: true,
      citation: '15 U.S.C. 1679b(a)(1)',
      message: expect.stringMatching(
        /^The client said on \w{3} \d+, \d{4} that this is right as reported\. Ask again, or remove the item\.$/,
      ),
    });
    await expect(maria.open()).rejects.toMatchObject({ code: 'disputes.itemsNotReady' });
  });

  test('does not go out, said in the portal', async () => {
    const maria = await begin();
    const answer = await maria.portal();
    await answer('right');
    await maria.choose();
    expect(codesOf(await maria.draft())).toContain('disputes.clientDenied');
    await answer('unsure');
    expect(codesOf(await maria.draft())).not.toContain('disputes.clientDenied');
  });

  test('may be sent once the answer is cleared, changed or asked for again, and for another reason', async () => {
    const maria = await begin();
    await maria.say('right');
    await maria.choose('not-mine');
    expect(codesOf(await maria.draft())).not.toContain('disputes.clientDenied');
    await maria.choose();
    expect(codesOf(await maria.draft())).toContain('disputes.clientDenied');
    await maria.say('wrong');
    expect(codesOf(await maria.draft())).not.toContain('disputes.clientDenied');
    await maria.say('right');
    await maria.clear();
    expect(codesOf(await maria.draft())).not.toContain('disputes.clientDenied');
  });

  test('at the bureau with the worse value, where two differ', async () => {
    const maria = await begin(({ finding }) => finding.code === 'A23');
    await maria.say('wrong');
    await maria.accept();
    await maria.say('right');
    const draft = await maria.draft();
    expect(draft?.items.map(({ problems }) => problems.some(({ code, blocks }) => code === 'disputes.clientDenied' && blocks))).toEqual([
      true,
    ]);
  });

  test('set aside is said, and stops nothing; asked about, not even that', async () => {
    const maria = await begin();
    await maria.say('set-aside');
    await maria.choose();
    expect((await maria.draft())?.items[0]?.problems).toContainEqual({
      code: 'disputes.setAside',
      blocks: false,
      citation: null,
      message: expect.stringContaining('set aside on'),
    });
    await maria.portal();
    expect(codesOf(await maria.draft())).not.toContain('disputes.setAside');
  });
});

describe('while the round is only prepared', () => {
  test.for(['staff', 'client'] as const)('%s may take the word back, and the item is no longer confirmed', async (who) => {
    const maria = await begin();
    const answer = who === 'client' ? await maria.portal() : maria.say;
    await answer('wrong');
    await maria.accept();
    const before = await maria.draft();
    expect([before?.items[0]?.clientConfirmed, (await maria.row())?.answer]).toMatchObject([
      true,
      { inDraft: true, disputedAt: expect.any(String) },
    ]);
    // The same word again changes nothing.
    await answer('wrong');
    expect([(await maria.draft())?.version, (await maria.row())?.answer?.inDraft]).toEqual([before?.version, true]);
    await answer('wrong', 'Only the amount');
    const after = await maria.draft();
    expect([after?.items[0]?.clientConfirmed, codesOf(after).includes('disputes.clientNotAsked'), after?.version]).toEqual([
      false,
      true,
      (before?.version ?? 0) + 1,
    ]);
    expect((await maria.row())?.answer).toMatchObject({ answer: 'wrong', note: 'Only the amount', disputedAt: null, inDraft: false });
    await answer('right');
    expect(codesOf(await maria.draft())).toContain('disputes.clientDenied');
  });

  test('a cleared answer removes the confirmation', async () => {
    const maria = await begin();
    await maria.say('wrong');
    await maria.accept();
    await maria.clear();
    expect((await maria.row())?.answer).toBeNull();
    expect((await maria.draft())?.items).toMatchObject([{ clientConfirmed: false }]);
  });

  test('a removed item frees its finding again', async () => {
    const maria = await begin();
    await maria.say('wrong');
    await maria.accept();
    await maria.empty();
    expect((await maria.row())?.answer).toMatchObject({ answer: 'wrong', disputedAt: null, inDraft: false });
    expect(await maria.accept()).toMatchObject({ added: 1, rows: [{ answer: { inDraft: true, disputedAt: expect.any(String) } }] });
    expect((await maria.draft())?.items).toMatchObject([{ clientConfirmed: true }]);
    await maria.empty();
    await maria.say('unsure');
    await expect(maria.accept()).rejects.toMatchObject({ code: 'findings.notConfirmed' });
  });
});

test('once the round was opened, the word stays, but the client may say that it is right: then its letter is not printed', async () => {
  const maria = await begin();
  const answer = await maria.portal();
  await answer('wrong');
  await maria.accept();
  await maria.open();
  expect((await maria.row())?.answer).toMatchObject({ inDraft: false, disputedAt: expect.any(String) });
  for (const attempt of [() => answer('unsure'), () => maria.say('right'), maria.clear])
    await expect(attempt()).rejects.toMatchObject({ code: 'findings.disputed', status: 409 });
  const letter = await app.eventually(async () =>
    (await api.letters.list({ contactId: maria.contactId })).rows.find(({ state }) => state === 'ready'),
  );
  await approveLetters(app, api, maria.contactId);
  await answer('right');
  await expect(api.letters.getPdf({ id: letter.id })).rejects.toMatchObject({ code: 'disputes.noLongerTrue', status: 409 });
  // Said by mistake, and withdrawn.
  await answer('wrong');
  expect((await api.letters.getPdf({ id: letter.id })).size).toBeGreaterThan(1000);
});

test.each(['paid', 'closed-by-me'] as const)(
  'X2, G23 after the statement “%s” the same account is not denied, until it is removed',
  async (kind) => {
    const { contactId, finding, choose } = await begin(({ finding: f }) => f.bureau !== null && f.line === 'tradeline');
    const { lineKey, bureau } = finding;
    const refused = async (reasonCode: string) =>
      (await choose(reasonCode)).draft.items.flatMap(({ problems }) => problems).some(({ code }) => code === 'disputes.contradicted');
    expect(await refused('not-mine')).toBe(false);
    const { id } = await api.findings.addStatement({ contactId, kind, lineKey, bureau });
    expect(await refused('not-mine')).toBe(true);
    expect(await refused('balance-wrong')).toBe(false);
    await api.findings.removeStatement({ id });
    expect(await refused('not-mine')).toBe(false);
    await api.findings.restoreStatement({ id });
    expect(await refused('mixed-file')).toBe(true);
    // Stored before statements counted: the migration counts it, once however often it runs.
    const { pool } = app.server.database;
    await pool.query('delete from dispute_denials where source_id = $1', [id]);
    expect(await refused('not-mine')).toBe(false);
    const count = readFileSync('db/migrations/0075_disputes_count_statements.sql', 'utf8');
    await pool.query(count);
    await pool.query(count);
    expect(await refused('not-mine')).toBe(true);
    // A statement about no account says nothing of one.
    const other = await begin(({ finding: f }) => f.bureau !== null && f.line === 'tradeline');
    await api.findings.addStatement({ contactId: other.contactId, kind });
    expect((await other.choose('not-mine')).draft.items.flatMap(({ problems }) => problems.map(({ code }) => code))).not.toContain(
      'disputes.contradicted',
    );
  },
);

test('words the client took back are no fact of the draft any more, and what staff wrote beside them stays', async () => {
  const maria = await begin();
  const answer = await maria.portal();
  await answer('wrong', 'I have the receipt of June');
  await maria.accept();
  const facts = async () => (await maria.draft())?.items.flatMap((item) => item.facts.map(({ text }) => text));
  expect(await facts()).toContain('I have the receipt of June');
  const { contactId, reportId } = maria;
  const [item] = (await maria.draft())?.items ?? [];
  if (!item) throw new Error('Nothing was added.');
  const { bureau, lineId, reasonCode, instructionCode } = item;
  await api.disputes.saveDraft({
    contactId,
    reportId,
    version: (await maria.draft())?.version ?? 0,
    items: [
      {
        bureau,
        kind: item.kind,
        lineId,
        reasonCode,
        instructionCode,
        clientConfirmed: item.clientConfirmed,
        facts: [
          ...item.facts.map(({ text, source }) => ({ text, source })),
          { text: 'The bank sent a letter.', source: 'client' as const },
        ],
      },
    ],
  });
  await answer('wrong');
  expect(await facts()).toEqual(expect.not.arrayContaining(['I have the receipt of June']));
  expect(await facts()).toContain('The bank sent a letter.');
  expect((await maria.draft())?.items).toMatchObject([{ clientConfirmed: false }]);
});
