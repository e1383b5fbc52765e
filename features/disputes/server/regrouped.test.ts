// The round being prepared while people say which lines are one account.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { splitChoices, splitOff } from '../../account-matching/rules/regroup.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { Draft, DraftItemInput } from '../contract.ts';
import { itemKind } from '../contract.ts';
import { keepContent, openContent } from './store/item-content.ts';

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
const toInput = ({
  bureau,
  kind,
  lineId,
  reasonCode,
  instructionCode,
  facts,
  correct,
  clientConfirmed,
}: DraftItemInput): DraftItemInput => ({
  bureau,
  kind,
  lineId,
  reasonCode,
  instructionCode,
  facts,
  correct,
  clientConfirmed,
});
const prepare = () =>
  save(
    BUREAUS.map((bureau) => collectionItem(maria.collectionId, bureau)),
    null,
  );
/** Each item with what is said of its line; what is said of its facts is tested elsewhere. */
const OF_LINES = ['disputes.regrouped', 'disputes.lineGone', 'disputes.alreadyPending'];
const describeItems = ({ items }: Draft) =>
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
/** No line of the report matches this item, as if lines could no longer be distinguished. */
async function estrange(bureau: Bureau): Promise<void> {
  const { database, services } = app.server;
  const items = database.db.selectFrom('disputeItems').where('contactId', '=', maria.contactId).where('bureau', '=', bureau);
  for (const { id, kind, contentSealed } of await items.select(['id', 'kind', 'contentSealed']).execute()) {
    const content = openContent(services.sealer, { id, contentSealed });
    const strange = keepContent(services.sealer, id, { ...content, kind: itemKind.parse(kind), heading: 'NOBODY' });
    await database.db
      .updateTable('disputeItems')
      .set({ lineId: 'gone', ...strange })
      .where('id', '=', id)
      .execute();
  }
}

test('a line that was split off is followed, with a warning for each line it was compared with; confirmed again, the round opens', async () => {
  const { collectionId: line } = maria;
  const draft = await prepare();
  expect(describeItems(draft)).toEqual(BUREAUS.map((bureau) => `${bureau} ${line}`));
  const decisions = await split('EX');
  const warned = await draftOf();
  expect(describeItems(warned)).toEqual([
    `EQ ${line} disputes.regrouped (warning)`,
    `EX ${line}-EX disputes.regrouped (warning)`,
    `TU ${line} disputes.regrouped (warning)`,
  ]);
  // A page opened before names the line as it was; what no one touched is still to be read again.
  const later = await save(
    draft.items.map((item) =>
      toInput(item.bureau === 'TU' ? { ...item, facts: [{ text: 'TransUnion reports a debt that was paid.', source: 'client' }] } : item),
    ),
    warned.version,
  );
  expect(describeItems(later)).toEqual([
    `EQ ${line} disputes.regrouped (warning)`,
    `EX ${line}-EX disputes.regrouped (warning)`,
    `TU ${line}`,
  ]);
  // Undone, the line is where it was; that, too, is a change of what was compared.
  await api.accountMatching.undo({ contactId: maria.contactId, ids: decisions });
  expect(describeItems(await draftOf())).toEqual(BUREAUS.map((bureau) => `${bureau} ${line} disputes.regrouped (warning)`));
  await split('EX');
  const asked = await save(
    (await draftOf()).items.map((item) => toInput({ ...item, clientConfirmed: false })),
    later.version,
  );
  const confirmed = await save(
    asked.items.map((item) => toInput({ ...item, clientConfirmed: true })),
    asked.version,
  );
  expect(describeItems(confirmed)).toEqual([`EQ ${line}`, `EX ${line}-EX`, `TU ${line}`]);
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
  expect(describeItems(await save([collectionItem(line, 'EX')], null))).toEqual([`EX ${line} disputes.alreadyPending`]);
});

test('an item whose line is gone keeps the round from opening, stays while others are worked on, and can be removed', async () => {
  const draft = await prepare();
  await estrange('EX');
  const lost = await draftOf();
  const gone = lost.items.find(({ bureau }) => bureau === 'EX');
  expect(gone?.problems).toContainEqual({
    code: 'disputes.lineGone',
    citation: null,
    blocks: true,
    message: 'This line is no longer in the report as it was chosen. Remove the item, or choose it again.',
  });
  await expect(api.disputes.openRound({ contactId: maria.contactId, version: draft.version })).rejects.toMatchObject({
    code: 'disputes.itemsNotReady',
    status: 422,
    message: expect.stringMatching(/no longer in the report/),
  });
  const kept = await save(lost.items.map(toInput), lost.version);
  expect(kept.items.map(({ heading }) => heading)).toContain('NOBODY');
  // Chosen again elsewhere, an unknown line stays unknown.
  await expect(save([...kept.items.map(toInput), collectionItem('nothing', 'EX')], kept.version)).rejects.toMatchObject({
    code: 'disputes.lineUnknown',
    status: 422,
  });
  const without = await save(kept.items.filter(({ bureau }) => bureau !== 'EX').map(toInput), kept.version);
  expect(describeItems(without)).toHaveLength(2);
  const again = await save([...without.items.map(toInput), collectionItem(maria.collectionId, 'EX')], without.version);
  await api.disputes.openRound({ contactId: maria.contactId, version: again.version });
});

test('a draft on a report that was set aside can be emptied, and nothing else', async () => {
  const { contactId, reportId } = maria;
  const draft = await prepare();
  const { version } = await api.creditReports.get({ id: reportId });
  await api.creditReports.discard({ id: reportId, version });
  await expect(save(draft.items.map(toInput), draft.version)).rejects.toMatchObject({
    code: 'disputes.reportNotReady',
    message: expect.stringMatching(/was set aside/),
  });
  expect((await save([], draft.version)).items).toEqual([]);
  const other = (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id;
  await expect(api.disputes.saveDraft({ contactId: other, reportId, version: null, items: [] })).rejects.toMatchObject({
    code: 'disputes.reportNotReady',
  });
  expect((await api.disputes.getDraft({ contactId })).draft?.items).toEqual([]);
});
