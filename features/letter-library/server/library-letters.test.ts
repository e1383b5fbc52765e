import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import type { Block, FieldDocument } from '../../../platform/base/document/field-document.ts';
import { fieldDocument } from '../../../platform/base/document/field-document.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { SHIPPED_LETTERS } from '../rules/library-letter.ts';
import { shipLetters } from './ship-letters.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

const p = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const codeOf = (asked: Promise<unknown>): Promise<string | undefined> =>
  asked.then(
    () => 'answered',
    (error: { readonly code?: string }) => error.code,
  );
const all = async (who: ApiClient, asked: Parameters<ApiClient['letterLibrary']['listLetters']>[0] = {}) => {
  const rows = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await who.letterLibrary.listLetters({ ...asked, limit: 40, ...(after && { after }) });
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
};
const named = async (name: string) => {
  const found = (await all(api)).find((row) => row.name === name);
  if (!found) throw new Error(`There is no letter ${name}.`);
  return api.letterLibrary.getLetter({ id: found.id });
};
const withEnd = (document: FieldDocument, ...blocks: Block[]): FieldDocument => ({
  type: 'doc',
  content: [...document.content, ...blocks],
});
/** Saves the text with more at its end. */
const saved = (letter: Awaited<ReturnType<typeof named>>, ...blocks: Block[]) => {
  const { id, version, name, purpose, subject, document } = letter;
  return api.letterLibrary.saveDraft({ id, version, name, purpose, subject, document: withEnd(document, ...blocks) });
};
const ship = (letters: Parameters<typeof shipLetters>[1]) => app.server.database.transaction((tx) => shipLetters(tx, letters, new Date()));

test('the letters of the program are published at the start, in pairs, by class, and found by what they are', async () => {
  const rows = await all(api);
  expect(rows).toHaveLength(SHIPPED_LETTERS.length);
  expect(rows.every(({ published, draft, shipped }) => published?.number === 1 && published.by === null && draft === null && shipped)).toBe(
    true,
  );
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).toSorted();
  const of = (fits: (letter: (typeof SHIPPED_LETTERS)[number]) => boolean) => names(SHIPPED_LETTERS.filter(fits));
  expect(names(await all(api, { recipient: 'creditor' }))).toEqual(
    of(({ recipientClass }) => recipientClass === 'creditor' || recipientClass === 'furnisher'),
  );
  expect(names(await all(api, { round: 2 }))).toEqual(of(({ rounds }) => rounds.includes(2)));
  expect(names(await all(api, { category: 'goodwill', language: 'en' }))).toEqual(of(({ category }) => category === 'goodwill'));
  for (const { language, pair, name } of rows.filter((row) => row.recipientClass === 'client'))
    expect([name, pair?.newer, rows.find(({ id }) => id === pair?.id)?.language]).toEqual([name, false, language === 'en' ? 'es' : 'en']);
});

test('a second start changes nothing; another text of a later program is published where the office has none of its own', async () => {
  const state = async () =>
    JSON.stringify(
      (await app.server.database.pool.query('select id, version, name, draft, pair_id from library_letters order by id')).rows,
    );
  const before = await state();
  await ship(SHIPPED_LETTERS);
  expect([await state(), (await app.server.database.pool.query('select 1 from library_letter_versions')).rowCount]).toEqual([
    before,
    SHIPPED_LETTERS.length,
  ]);

  const [untouched, drafted] = [await named('Name of the original creditor'), await named('Dispute after thirty days')];
  await saved(drafted, p('We write this our way.'));
  const later = SHIPPED_LETTERS.map((one) => ({ ...one, document: withEnd(one.document, p('Thank you.')) }));
  await ship(later.filter(({ name }) => name === untouched.name || name === drafted.name));
  const now = await api.letterLibrary.getLetter({ id: untouched.id });
  expect([now.published?.number, now.published?.by, now.document]).toEqual([2, null, withEnd(untouched.document, p('Thank you.'))]);
  const kept = await api.letterLibrary.getLetter({ id: drafted.id });
  expect([kept.published?.number, kept.document]).toEqual([1, withEnd(drafted.document, p('We write this our way.'))]);
  // A program of before brings its text again.
  await ship(SHIPPED_LETTERS);
  expect((await api.letterLibrary.getLetter({ id: untouched.id })).document).toEqual(untouched.document);
});

test('a draft is compared, published, discarded, and set back to the text of the program', async () => {
  const first = await named('Notice of an entry put back');
  const draft = await saved(first, p('Thank you for your time.'));
  expect(draft).toMatchObject({ draft: { by: expect.any(String) }, differsFromShipped: true, findings: [] });
  const changed = async (from: string) => {
    const { changes } = await api.letterLibrary.compare({ id: first.id, from });
    return changes.filter(({ kind }) => kind !== 'same').map(({ kind, line }) => [kind, line.text]);
  };
  expect(await changed(first.published?.versionId ?? '')).toEqual([['added', 'Thank you for your time.']]);
  expect(await changed('shipped')).toEqual([['added', 'Thank you for your time.']]);
  const second = await api.letterLibrary.publish({ id: first.id, version: draft.version });
  expect(second).toMatchObject({ published: { number: 2 }, draft: null });
  expect(await codeOf(api.letterLibrary.publish({ id: first.id, version: second.version }))).toBe('letterLibrary.nothingNew');
  const again = await saved(second, p('And more.'));
  const back = await api.letterLibrary.discardDraft({ id: first.id, version: again.version });
  expect([back.document, back.draft]).toEqual([second.document, null]);
  const restored = await api.letterLibrary.restoreDefault({ id: first.id, version: back.version });
  expect([restored.document, restored.draft === null, restored.differsFromShipped]).toEqual([first.document, false, false]);
  expect(await codeOf(api.letterLibrary.restoreDefault({ id: first.id, version: restored.version }))).toBe('letterLibrary.noDefault');
  expect((await api.letterLibrary.listVersions({ id: first.id })).rows.map(({ number }) => number)).toEqual([2, 1]);
  const { pool } = app.server.database;
  await expect(pool.query(`update library_letter_versions set name = 'x'`)).rejects.toThrow('never changes');
  await expect(pool.query('delete from library_letter_versions')).rejects.toThrow('never changes');
});

test('what can never be filled and what no letter may say keep a letter from being published, each named', async () => {
  const copy = await api.letterLibrary.copyLetter({
    copyOf: (await named('Description of the procedure')).id,
    name: 'Ours',
    language: 'en',
  });
  expect(copy).toMatchObject({ shipped: false, published: null, gates: ['client-approves', 'after-answer'], findings: [] });
  const field = (id: string): Block => ({ type: 'paragraph', content: [{ type: 'field', attrs: { id } }] });
  const broken = await saved(
    copy,
    field('client.shoeSize'),
    field('item.heading'),
    p('Under 1681s-2(b) I will sue you for $1,000 for each item.'),
  );
  expect(broken.findings.filter(({ level }) => level === 'block').map(({ code }) => code)).toEqual(
    expect.arrayContaining(['unknown', 'outside-list', 'X16']),
  );
  await expect(api.letterLibrary.publish({ id: copy.id, version: broken.version })).rejects.toMatchObject({
    code: 'letterLibrary.incomplete',
    message: expect.stringMatching(/client\.shoeSize.*Name of the item/su),
  });
  // G26: promises to a client.
  const [update] = await all(api, { recipient: 'client', language: 'en', category: 'update' });
  const toClient = await api.letterLibrary.getLetter({ id: update?.id ?? '' });
  const promise = await saved(toClient, p('We guarantee that we will delete every negative account.'));
  expect(promise.findings).toContainEqual(expect.objectContaining({ code: 'G26', level: 'block' }));
  expect(await codeOf(api.letterLibrary.publish({ id: toClient.id, version: promise.version }))).toBe('letterLibrary.incomplete');
});

test('what people write stays text: it cannot become a field, a condition, or a node that the grammar does not have', async () => {
  const copy = await api.letterLibrary.copyLetter({
    copyOf: (await named('Description of the procedure')).id,
    name: 'Hostile',
    language: 'en',
  });
  const { id, version, name, purpose, subject } = copy;
  const asDocument = (...content: unknown[]): FieldDocument => ({ type: 'doc', content }) as FieldDocument;
  for (const bad of [
    asDocument({ type: 'script', content: [] }),
    asDocument({ type: 'paragraph', content: [{ type: 'field', attrs: { id: 'client.name', onload: 'x' } }] }),
    asDocument({ type: 'paragraph', content: [{ type: 'text', text: 'Number 219-09-9999' }] }),
    asDocument({ type: 'when', attrs: { condition: 'has.items', not: 'maybe' }, content: [] }),
  ]) {
    expect(fieldDocument.safeParse(bad).success).toBe(false);
    expect(await codeOf(api.letterLibrary.saveDraft({ id, version, name, purpose, subject, document: bad }))).not.toBe('answered');
  }
  const literal = await api.letterLibrary.saveDraft({
    id,
    version,
    name,
    purpose,
    subject,
    document: asDocument(p('{client.name} #include "x" <b>bold</b>')),
  });
  expect(literal.document).toEqual(asDocument(p('{client.name} #include "x" <b>bold</b>')));
});

test('of two people who edit at once, the later one overwrites nothing unseen; publishing asks for the text that was read', async () => {
  const admin = (await app.signIn('admin')).api;
  const copy = await api.letterLibrary.copyLetter({
    copyOf: (await named('Description of the procedure')).id,
    name: 'Two at once',
    language: 'en',
  });
  const mine = await saved(copy, p('Mine.'));
  const { id, name, purpose, subject, document } = copy;
  const theirs = { id, version: copy.version, name, purpose, subject, document: withEnd(document, p('Theirs.')) };
  expect(await codeOf(admin.letterLibrary.saveDraft(theirs))).toBe('app.changedMeanwhile');
  expect(await codeOf(admin.letterLibrary.publish({ id, version: copy.version }))).toBe('app.changedMeanwhile');
  const both = await Promise.all([1, 2].map(() => codeOf(admin.letterLibrary.publish({ id, version: mine.version }))));
  expect(both.toSorted()).toEqual(['answered', 'app.changedMeanwhile']);
  expect((await api.letterLibrary.getLetter({ id })).published?.number).toBe(1);
});

test('letters of the program are deactivated and never removed; those of the office are removed and restored', async () => {
  const shipped = await named('Description of the procedure');
  expect(await codeOf(api.letterLibrary.removeLetter({ id: shipped.id, version: shipped.version }))).toBe('letterLibrary.cameWithProgram');
  expect((await api.letterLibrary.deactivateLetter({ id: shipped.id })).active).toBe(false);
  expect((await all(api, { active: 'yes' })).some(({ id }) => id === shipped.id)).toBe(false);
  expect(await codeOf(api.letterLibrary.deactivateLetter({ id: shipped.id }))).toBe('letterLibrary.notActive');
  expect((await api.letterLibrary.activateLetter({ id: shipped.id })).active).toBe(true);
  const copy = await api.letterLibrary.copyLetter({ copyOf: shipped.id, name: 'Short lived', language: 'en' });
  await api.letterLibrary.removeLetter({ id: copy.id, version: copy.version });
  expect(await codeOf(api.letterLibrary.getLetter({ id: copy.id }))).toBe('letterLibrary.letterNotFound');
  expect((await all(api, { removed: 'yes' })).map(({ name }) => name)).toEqual(['Short lived']);
  expect(await api.letterLibrary.restoreLetter({ id: copy.id })).toMatchObject({ removed: false, name: 'Short lived' });
  expect(await codeOf(api.letterLibrary.restoreLetter({ id: copy.id }))).toBe('letterLibrary.notRemoved');
});

test('favorites are one’s own; who may not edit reads; who has nothing to do with letters sees none', async () => {
  const processor = (await app.signIn('processor')).api;
  const { id } = await named('Description of the procedure');
  await processor.letterLibrary.markLetter({ id });
  await processor.letterLibrary.markLetter({ id });
  const marked = async (who: ApiClient) => (await all(who, { favorites: 'yes' })).map((row) => row.id);
  expect([await marked(processor), await marked(api)]).toEqual([[id], []]);
  await processor.letterLibrary.unmarkLetter({ id });
  expect(await marked(processor)).toEqual([]);
  const letter = await processor.letterLibrary.getLetter({ id });
  const { version, name, purpose, subject, document } = letter;
  for (const refused of [
    processor.letterLibrary.saveDraft({ id, version, name, purpose, subject, document }),
    processor.letterLibrary.publish({ id, version }),
    processor.letterLibrary.copyLetter({ copyOf: id, name: 'x', language: 'en' }),
    processor.letterLibrary.deactivateLetter({ id }),
    (await app.signIn('sales')).api.letterLibrary.listLetters({}),
    (await app.signIn('read-only')).api.letterLibrary.markLetter({ id }),
  ])
    expect(await codeOf(refused)).toBe('app.notAllowed');
});
