// Rounds in words of the office's library: other words for other clients, the same for the same letter, and what the office changes counts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMaria, collectionItem } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openDocuments } from '../../letters/server/store.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

async function drafted(text: string) {
  const { api } = owner;
  const { contactId, reportId, collectionId } = await addMaria(app, api);
  const facts = [{ text, source: 'client' as const }];
  const items = [{ ...collectionItem(collectionId, 'EQ'), facts }];
  const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
  const [letter] = (await api.letters.preview({ contactId })).letters;
  if (!letter) throw new Error('There is a letter.');
  return { contactId, version: draft.version, letter };
}
const words = ({ subject, opening, closing }: { subject: string; opening: readonly string[]; closing: readonly string[] }) => [
  subject,
  ...opening,
  ...closing,
];

test('clients with the same item get other words around it; a letter that is made again has the same ones', async () => {
  const { api } = owner;
  const clients = [];
  for (const said of [
    'I paid it in March.',
    'The store closed the account.',
    'The balance was settled.',
    'I hold a receipt.',
    'It is paid.',
  ])
    clients.push(await drafted(said));
  const [first] = clients;
  if (!first) throw new Error('There are clients.');
  expect(new Set(clients.map(({ letter }) => JSON.stringify(words(letter)))).size).toBeGreaterThan(2);
  const claimed = clients.map(({ letter }) => letter.items.map(({ facts: _facts, ...item }) => item));
  expect(claimed.every((items) => JSON.stringify(items) === JSON.stringify(claimed[0]))).toBe(true);
  const { contactId } = first;
  expect((await api.letters.preview({ contactId })).letters[0]).toEqual(first.letter);
  await api.disputes.openRound({ contactId, version: first.version });
  const ready = () => app.eventually(async () => (await api.letters.list({ contactId })).rows.find(({ state }) => state === 'ready'));
  const { id } = await ready();
  const kept = async () => (await openDocuments(app.server.database.db, app.server.services.sealer, [id]))[0];
  const written = await kept();
  expect(written && words(written)).toEqual(words(first.letter));
  await api.letters.retry({ id });
  await ready();
  expect(await kept()).toEqual(written);
});

test('the words of the office count from their publication; without an active letter that fits, rounds have the words of the program', async () => {
  const { api } = owner;
  const all = (await api.letterLibrary.listLetters({ use: 'round', limit: 200 })).rows;
  const plain = all.find(({ name }) => name === 'First dispute, plain');
  if (!plain) throw new Error('The library has this letter.');
  for (const one of all) if (one.id !== plain.id) await api.letterLibrary.deactivateLetter({ id: one.id });
  const { contactId, letter } = await drafted('I never had this account.');
  expect(letter.opening[0]).toMatch(/^I am writing about one account/u);
  const detail = await api.letterLibrary.getLetter({ id: plain.id });
  const [opening, ...others] = detail.document.content;
  if (opening?.type !== 'paragraph') throw new Error('It begins with a paragraph.');
  const content = [{ ...opening, content: [{ type: 'text' as const, text: 'Our office asks you to look into this.' }] }, ...others];
  const { subject, name, purpose, version } = detail;
  const document = { type: 'doc' as const, content };
  const saved = await api.letterLibrary.saveDraft({ id: plain.id, version, name, purpose, subject, document });
  const now = async () => (await api.letters.preview({ contactId })).letters[0]?.opening[0];
  expect(await now()).toMatch(/^I am writing about one account/u);
  const published = await api.letterLibrary.publish({ id: plain.id, version: saved.version });
  expect(await now()).toBe('Our office asks you to look into this.');
  await api.letterLibrary.deactivateLetter({ id: published.id });
  expect(await now()).toMatch(/^What you report of one account/u);
  for (const one of all) await api.letterLibrary.activateLetter({ id: one.id });
});
