// Internal notes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { cursorOf } from '../../../tests/support/cursors.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { readRecord } from '../../../tests/support/opened-record.ts';

let app: TestApp;
let api: ApiClient;
let colleague: ApiClient;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
  ({ api: colleague } = await app.signIn('processor'));
  ({ id } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null }));
});
afterAll(() => app.close());

const { ssn: _ssn, dateOfBirth: _dob, ...PLAIN } = COMPLETE_CONTACT;

test('pinned notes come first, then the newest, a page at a time', async () => {
  const contact = await api.contacts.create({ ...PLAIN });
  for (let i = 0; i < 7; i += 1) await api.contacts.addNote({ id: contact.id, body: `Note ${i}`, pinned: i === 1 || i === 4 });
  const seen: string[] = [];
  for (let after: string | undefined, pages = 0; pages < 9; pages += 1) {
    const page = await api.contacts.listNotes({ id: contact.id, limit: 3, ...(after !== undefined && { after }) });
    seen.push(...page.rows.map(({ body }) => body));
    if (page.next === null) break;
    after = page.next;
  }
  expect(seen).toEqual(['Note 4', 'Note 1', 'Note 6', 'Note 5', 'Note 3', 'Note 2', 'Note 0']);
  expect((await api.contacts.listNotes({ id: contact.id, after: cursorOf('contacts.notes', false, contact.id) })).rows).toEqual([]);
  for (const after of [
    'x',
    cursorOf('contacts.notes', true),
    cursorOf('contacts.notes', 'pinned', contact.id),
    cursorOf('notes', true, contact.id),
  ]) {
    await expect(api.contacts.listNotes({ id: contact.id, after })).rejects.toMatchObject({ code: 'app.cursorUnknown', status: 422 });
  }
});

test('only the author changes a note; anyone may pin; the second save is refused', async () => {
  const note = await api.contacts.addNote({ id, body: 'Prefers mornings' });
  expect(note).toMatchObject({ own: true, createdBy: 'Test owner', version: 1, editedAt: null });
  await expect(
    colleague.contacts.changeNote({ id, noteId: note.id, version: 1, body: 'Prefers evenings', pinned: false }),
  ).rejects.toMatchObject({ code: 'contacts.noteOfAnother', status: 403 });
  expect(await colleague.contacts.changeNote({ id, noteId: note.id, version: 1, body: 'Prefers mornings', pinned: true })).toMatchObject({
    own: false,
    pinned: true,
    version: 2,
    editedAt: null,
  });
  await expect(api.contacts.changeNote({ id, noteId: note.id, version: 1, body: 'x', pinned: false })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
    status: 409,
  });
  const saves = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) => api.contacts.changeNote({ id, noteId: note.id, version: 2, body: `Version ${i}`, pinned: true })),
  );
  expect(saves.filter((s) => s.status === 'fulfilled')).toHaveLength(1);
  expect((await api.contacts.listNotes({ id })).rows[0]).toMatchObject({ version: 3, editedAt: expect.any(String) });
});

test('a removed note can be restored by who may remove it, and its words stay out of the record', async () => {
  const secret = 'Owes money to Gregor Samsa';
  const note = await api.contacts.addNote({ id, body: secret });
  await expect(colleague.contacts.removeNote({ id, noteId: note.id })).rejects.toMatchObject({
    code: 'contacts.noteOfAnother',
    status: 403,
  });
  await api.contacts.removeNote({ id, noteId: note.id });
  for (const attempt of [
    () => api.contacts.removeNote({ id, noteId: note.id }),
    () => api.contacts.changeNote({ id, noteId: note.id, version: 2, body: 'x', pinned: false }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'contacts.notFound' });
  }
  await expect(colleague.contacts.restoreNote({ id, noteId: note.id })).rejects.toMatchObject({ code: 'contacts.noteOfAnother' });
  expect(await api.contacts.restoreNote({ id, noteId: note.id })).toMatchObject({ body: secret, version: 3 });
  await api.contacts.changeNote({ id, noteId: note.id, version: 3, body: `${secret} again`, pinned: true });
  const { id: other } = await api.contacts.create(PLAIN);
  await expect(api.contacts.removeNote({ id: other, noteId: note.id })).rejects.toMatchObject({ code: 'contacts.notFound' });
  expect(JSON.stringify(await readRecord(app))).not.toContain('Samsa');
});
