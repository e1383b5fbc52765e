// Letters of the library for tests that are about letters, added as its own operation adds them.
import { newId } from '../../platform/base/ids.ts';
import type { FilledDocument } from '../../platform/base/document/filled-document.ts';
import { isRefusal, type Refusal } from '../../platform/base/refusal.ts';
import { runChange } from '../../platform/server/change.ts';
import { bindAs, mintStaffDb } from '../../platform/server/database/handles.ts';
import type { Principal, StaffScope } from '../../platform/server/scope.ts';
import { insertWrittenLetter, type NewWrittenLetter } from '../../features/letters/server/public.ts';
import type { TestApp } from './test-app.ts';

export const bodyOf = (...paragraphs: readonly string[]): FilledDocument => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** A letter to a collector that asks what it says is owed. */
export const COLLECTOR_LETTER: Omit<NewWrittenLetter, 'contactId'> = {
  recipient: {
    class: 'collector',
    id: null,
    address: { name: 'Northgate Recovery LLC', lines: ['P.O. Box 1200', 'Columbus, OH 43215'] },
  },
  title: 'Request to a collector',
  subject: 'Your letter about an account that you say I owe',
  body: bodyOf(
    'To Northgate Recovery LLC:',
    'I received your letter about an account ending in 4471. I dispute the amount that it names.',
    'Please send me what shows how the amount was calculated, and the name and address of the original creditor.',
  ),
  language: 'en',
  enclosures: [],
  source: { letterId: newId(new Date()), versionId: newId(new Date()), name: 'Collector: amount disputed' },
  asksClient: true,
  answerDue: null,
};

/** Adds the letter for a contact; its PDF is made in the background. */
export async function tryLetter(
  { server }: TestApp,
  contactId: string,
  over: Partial<NewWrittenLetter> = {},
): Promise<{ readonly id: string } | Refusal> {
  const { rows } = await server.database.pool.query<{ id: string; name: string }>('select id, name from users order by id limit 1');
  const [by] = rows;
  if (!by) throw new Error('Sign in someone first: a letter names who wrote it.');
  const person: Principal & { readonly kind: 'staff' } = {
    kind: 'staff',
    userId: by.id,
    sessionId: '',
    email: '',
    name: by.name,
    role: 'owner',
    contactId: null,
    language: 'en',
    authenticatedAt: new Date(),
    needsSecondFactor: false,
    may: () => true,
  };
  const scope = person as StaffScope;
  return runChange(
    server.context,
    { actor: { kind: 'staff', userId: by.id, name: by.name }, requestId: null, binding: bindAs(mintStaffDb) },
    'letters.duplicated',
    async (change) => {
      const made = await insertWrittenLetter({ ...change, scope }, { ...COLLECTOR_LETTER, ...over, contactId });
      if (isRefusal(made)) return made;
      change.record({
        contactId,
        subject: { type: 'letter', id: made.id },
        summary: 'Letter of the library written',
        after: { from: made.id },
      });
      return made;
    },
  );
}

/** The same, and waits until its PDF is made. @throws Error when it is refused */
export async function writeLetter(app: TestApp, contactId: string, over: Partial<NewWrittenLetter> = {}): Promise<string> {
  const made = await tryLetter(app, contactId, over);
  if (isRefusal(made)) throw new Error(`${made.code}: ${made.message}`);
  await app.eventually(async () => {
    const { rows } = await app.server.database.pool.query<{ state: string; note: string | null }>(
      'select state, note from letters where id = $1',
      [made.id],
    );
    if (rows[0]?.state === 'failed') throw new Error(rows[0].note ?? 'The letter could not be made.');
    return rows[0]?.state === 'ready' ? true : undefined;
  });
  return made.id;
}
