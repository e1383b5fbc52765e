// A contact may change between the opening of a round and the writing of its letters: no letter is lost, and each says what keeps it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveLetters } from '../../../tests/support/approve-letters.ts';
import { addMaria, collectionItem, COMPLETE_CONTACT, printLetters } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
  // The change comes with the opening itself, before any letter can be written.
  await app.server.database.pool.query(`create function lose_street() returns trigger language plpgsql as $$ begin
      if new.state = 'open' and old.state = 'draft' then update contacts set address_line1 = null where id = new.contact_id and company = 'Moves out'; end if; return new; end $$;
    create trigger lose_street after update on dispute_rounds for each row execute function lose_street()`);
});
afterAll(() => app.close());

const { ssn: _ssn, dateOfBirth: _birth, ...CONTACT } = COMPLETE_CONTACT;

async function openRoundOf(company: string | null) {
  const { api } = owner;
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const contact = await api.contacts.get({ id: contactId });
  if (company !== null) await api.contacts.update({ id: contactId, version: contact.version, ...CONTACT, company });
  const items = (['EQ', 'TU'] as const).map((bureau) => collectionItem(collectionId, bureau));
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  await api.disputes.openRound({ contactId, version: draft.version });
  return contactId;
}

const settled = (contactId: string, state: 'ready' | 'failed') =>
  app.eventually(async () => {
    const { rows } = await owner.api.letters.list({ contactId });
    return rows.length === 2 && rows.every((row) => row.state === state) ? rows : undefined;
  });

test('a letter without a street fails with its reason, and becomes ready when it is tried again after the repair', async () => {
  const { api } = owner;
  const contactId = await openRoundOf('Moves out');
  const letters = await settled(contactId, 'failed');
  expect(letters.map(({ bureau, items, recipient, note }) => [bureau, items, recipient, note]).sort()).toEqual([
    ['EQ', 1, 'Equifax Information Services LLC', "The letter could not be written: The client's street is empty."],
    ['TU', 1, 'TransUnion LLC', "The letter could not be written: The client's street is empty."],
  ]);
  const [first, second] = letters;
  if (!first || !second) throw new Error('Two letters are expected.');
  expect((await api.dashboard.get()).needs.find(({ key }) => key === 'letters.failed')).toMatchObject({
    count: 2,
  });
  await expect(api.letters.getPdf({ id: first.id })).rejects.toMatchObject({ code: 'letters.notReady', status: 409 });
  await expect(api.letters.createPrintBatch({ letterIds: [first.id] })).rejects.toMatchObject({ code: 'letters.notReady', status: 409 });

  // Nothing was mended yet.
  expect(await api.letters.retry({ id: first.id })).toEqual({ id: first.id, state: 'failed', note: first.note });

  const { version } = await api.contacts.get({ id: contactId });
  await api.contacts.update({ id: contactId, version, ...CONTACT, company: 'Moves out' });
  const two = await Promise.allSettled([api.letters.retry({ id: first.id }), api.letters.retry({ id: first.id })]);
  expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await api.letters.retry({ id: second.id });
  await settled(contactId, 'ready');
  await printLetters(app, api, contactId, ['EQ', 'TU']);

  const kinds = (await api.activity.list({ contactId, limit: 100 })).rows
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('letters.'));
  expect(kinds.filter((kind) => kind === 'letters.retried')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'letters.composed')).toHaveLength(1);
});

test('who may not print does not retry; letters of others look like none, and those of an archived contact wait', async () => {
  const contactId = await openRoundOf('Moves out');
  const [letter] = await settled(contactId, 'failed');
  const id = letter?.id ?? '';
  const { api } = owner;
  await expect((await app.signIn('read-only')).api.letters.retry({ id })).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  await expect((await app.signIn('client', { contactId })).api.letters.retry({ id })).rejects.toMatchObject({ status: 403 });
  await expect(api.letters.retry({ id: contactId })).rejects.toMatchObject({ code: 'letters.notFound', status: 404 });
  const { version } = await api.contacts.get({ id: contactId });
  await api.contacts.archive({ id: contactId, version });
  await expect(api.letters.retry({ id })).rejects.toMatchObject({ code: 'contacts.archived', status: 409 });
});

test('a printed letter names the batch that printed it first', async () => {
  const { api } = owner;
  const contactId = await openRoundOf(null);
  const letters = await settled(contactId, 'ready');
  await approveLetters(app, api, contactId);
  expect(letters.map(({ printBatchId }) => printBatchId)).toEqual([null, null]);
  const print = async (letterIds: string[]) => {
    const { id } = await api.letters.createPrintBatch({ letterIds });
    await app.eventually(async () => ((await api.letters.getPrintBatch({ id })).state === 'ready' ? true : undefined));
    return id;
  };
  const ids = letters.map(({ id }) => id).reverse();
  const first = await print(ids.slice(0, 1));
  const both = await print(ids);
  expect(await api.letters.getPrintBatch({ id: both })).toMatchObject({ letters: 2 });
  const batchOf = new Map((await api.letters.list({ contactId })).rows.map(({ id, printBatchId }) => [id, printBatchId]));
  expect(ids.map((id) => batchOf.get(id))).toEqual([first, both]);
  const { rows } = await app.server.database.pool.query<{ letter_id: string }>(
    'select letter_id from print_batch_letters where batch_id = $1 order by position',
    [both],
  );
  expect(rows.map((row) => row.letter_id)).toEqual(ids);
});
