// The round being prepared while people say which lines are one account.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { splitChoices, splitOff } from '../../account-matching/rules/regroup.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { Draft, DraftItemInput } from '../contract.ts';

let app: TestApp;
let api: ApiClient;
let maria: Awaited<ReturnType<typeof addMaria>>;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());
beforeEach(async () => {
  maria = await addMaria(app, api);
});

const BUREAUS = ['EQ', 'EX', 'TU'] as const;
const draftOf = async (): Promise<Draft> => {
  const { draft } = await api.disputes.getDraft({ contactId: maria.contactId });
  if (!draft) throw new Error('There is no draft.');
  return draft;
};
const save = async (items: readonly DraftItemInput[], version: number | null) =>
  (await api.disputes.saveDraft({ contactId: maria.contactId, reportId: maria.reportId, version, items: [...items] })).draft;
const toInput = ({ bureau, kind, lineId, reasonCode, instructionCode, facts, clientConfirmed }: DraftItemInput): DraftItemInput => ({
  bureau,
  kind,
  lineId,
  reasonCode,
  instructionCode,
  facts,
  clientConfirmed,
});
const prepare = () =>
  save(
    BUREAUS.map((bureau) => collectionItem(maria.collectionId, bureau)),
    null,
  );
/** Each item with what is said of its line; what is said of its facts is tested elsewhere. */
const OF_LINES = ['disputes.regrouped', 'disputes.lineGone', 'disputes.alreadyPending'];
const told = ({ items }: Draft) =>
  items.map(({ bureau, lineId, problems }) =>
    [
      bureau,
      lineId,
      ...problems.filter(({ code }) => OF_LINES.includes(code)).map(({ code, blocks }) => `${code}${blocks ? '' : ' (warning)'}`),
    ].join(' '),
  );
async function split(bureau: Bureau): Promise<string[]> {
  const { report } = await api.creditReports.get({ id: maria.reportId });
  const account = report?.accounts.find(({ id }) => id === maria.collectionId);
  const choice = account && splitChoices(account).find((one) => one.bureau === bureau);
  if (!account || !choice) throw new Error('There is nothing to split.');
  return (await api.accountMatching.decide({ contactId: maria.contactId, decisions: splitOff(account, choice) })).rows.map(({ id }) => id);
}
/** Nothing of the report reads as this item did: as if the lines could not be told apart any more. */
const estrange = (bureau: Bureau) =>
  app.server.database.pool.query(`update dispute_items set line_id = 'gone', heading = 'NOBODY' where contact_id = $1 and bureau = $2`, [
    maria.contactId,
    bureau,
  ]);

test('a line that was split off is followed, with a warning for each line it was compared with; confirmed anew, the round opens', async () => {
  const { collectionId: line } = maria;
  const draft = await prepare();
  expect(told(draft)).toEqual(BUREAUS.map((bureau) => `${bureau} ${line}`));
  const decisions = await split('EX');
  const warned = await draftOf();
  expect(told(warned)).toEqual([
    `EQ ${line} disputes.regrouped (warning)`,
    `EX ${line}-EX disputes.regrouped (warning)`,
    `TU ${line} disputes.regrouped (warning)`,
  ]);
  // A page opened before names the line as it was; what nobody touched is still to be read again.
  const later = await save(
    draft.items.map((item) =>
      toInput(item.bureau === 'TU' ? { ...item, facts: [{ text: 'TransUnion reports a debt that was paid.', source: 'client' }] } : item),
    ),
    warned.version,
  );
  expect(told(later)).toEqual([`EQ ${line} disputes.regrouped (warning)`, `EX ${line}-EX disputes.regrouped (warning)`, `TU ${line}`]);
  // Taken back, the line is where it was; that, too, is a change of what was compared.
  await api.accountMatching.undo({ contactId: maria.contactId, ids: decisions });
  expect(told(await draftOf())).toEqual(BUREAUS.map((bureau) => `${bureau} ${line} disputes.regrouped (warning)`));
  await split('EX');
  const asked = await save(
    (await draftOf()).items.map((item) => toInput({ ...item, clientConfirmed: false })),
    later.version,
  );
  const confirmed = await save(
    asked.items.map((item) => toInput({ ...item, clientConfirmed: true })),
    asked.version,
  );
  expect(told(confirmed)).toEqual([`EQ ${line}`, `EX ${line}-EX`, `TU ${line}`]);
  await api.disputes.openRound({ contactId: maria.contactId, version: confirmed.version });
  expect((await api.disputes.listRounds({ contactId: maria.contactId })).rounds[0]?.items.map(({ bureau }) => bureau)).toEqual([
    ...BUREAUS,
  ]);
});

test('opened as it was saved, the round names the lines as they are now, and none of them is disputed twice', async () => {
  const { collectionId: line, contactId } = maria;
  const draft = await prepare();
  await split('EX');
  await api.disputes.openRound({ contactId, version: draft.version });
  const { rows } = await app.server.database.pool.query<{ line_id: string }>(
    'select line_id from dispute_items where contact_id = $1 order by position',
    [contactId],
  );
  expect(rows.map(({ line_id: id }) => id)).toEqual([line, `${line}-EX`, line]);
  const { rows: standing } = await api.accountMatching.list({ contactId, only: 'standing' });
  await api.accountMatching.undo({ contactId, ids: standing.map(({ id }) => id) });
  expect(told(await save([collectionItem(line, 'EX')], null))).toEqual([`EX ${line} disputes.alreadyPending`]);
});

test('an item whose line is gone keeps the round from opening, stays while others are worked on, and can be taken out', async () => {
  const draft = await prepare();
  await estrange('EX');
  const lost = await draftOf();
  const gone = lost.items.find(({ bureau }) => bureau === 'EX');
  expect(gone?.problems).toContainEqual({
    code: 'disputes.lineGone',
    citation: null,
    blocks: true,
    message: 'This line is no longer in the report as it was chosen. Take the item out, or choose it again.',
  });
  await expect(api.disputes.openRound({ contactId: maria.contactId, version: draft.version })).rejects.toMatchObject({
    code: 'disputes.itemsNotReady',
    status: 422,
    message: expect.stringMatching(/no longer in the report/),
  });
  const kept = await save(lost.items.map(toInput), lost.version);
  expect(kept.items.map(({ heading }) => heading)).toContain('NOBODY');
  // Chosen anew elsewhere, an unknown line stays unknown.
  await expect(save([...kept.items.map(toInput), collectionItem('nothing', 'EX')], kept.version)).rejects.toMatchObject({
    code: 'disputes.lineUnknown',
    status: 422,
  });
  const without = await save(kept.items.filter(({ bureau }) => bureau !== 'EX').map(toInput), kept.version);
  expect(told(without)).toHaveLength(2);
  const again = await save([...without.items.map(toInput), collectionItem(maria.collectionId, 'EX')], without.version);
  await api.disputes.openRound({ contactId: maria.contactId, version: again.version });
});

test('a draft on a report that was put aside can be emptied, and nothing else', async () => {
  const { contactId, reportId } = maria;
  const draft = await prepare();
  const { version } = await api.creditReports.get({ id: reportId });
  await api.creditReports.discard({ id: reportId, version });
  await expect(save(draft.items.map(toInput), draft.version)).rejects.toMatchObject({
    code: 'disputes.reportNotReady',
    message: expect.stringMatching(/was put aside/),
  });
  expect((await save([], draft.version)).items).toEqual([]);
  const other = (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id;
  await expect(api.disputes.saveDraft({ contactId: other, reportId, version: null, items: [] })).rejects.toMatchObject({
    code: 'disputes.reportNotReady',
  });
  expect((await api.disputes.getDraft({ contactId })).draft?.items).toEqual([]);
});
