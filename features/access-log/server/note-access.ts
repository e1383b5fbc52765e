import type { NoteAccess } from '../../../platform/server/note-access.ts';
import type { Database } from '../../../platform/server/database/open-database.ts';
import { ONE_ENTRY_MS } from '../rules/access-kinds.ts';
import { insertEntries } from './store.ts';

const MOST_REMEMBERED = 50_000;

/**
 * Keeps the access log. What was noted within fifteen minutes is remembered, so a page that asks ten times costs one small statement.
 * Another process, or this one after a start, may add a second entry for the same look.
 */
export function openAccessLog(database: Pick<Database, 'db'>): NoteAccess {
  const noted = new Map<string, { readonly at: number; readonly written: Promise<void> }>();
  return async (person, kind, contactIds, now) => {
    const at = now.getTime();
    const keyOf = (contactId: string): string => `${person.sessionId} ${kind} ${contactId}`;
    const fresh = contactIds.filter((id) => Math.abs(at - (noted.get(keyOf(id))?.at ?? Number.NEGATIVE_INFINITY)) >= ONE_ENTRY_MS);
    if (fresh.length > 0) {
      if (noted.size + fresh.length > MOST_REMEMBERED) noted.clear();
      const written = insertEntries(database.db, { at: now, userId: person.userId, sessionId: person.sessionId, kind, contactIds: fresh });
      for (const id of fresh) noted.set(keyOf(id), { at, written });
      // What could not be written is not remembered as written, and the answer does not go out.
      written.catch(() => {
        for (const id of fresh) if (noted.get(keyOf(id))?.written === written) noted.delete(keyOf(id));
      });
      await written;
    }
    // Another request of the same page may be writing the entry at this moment.
    await Promise.all(contactIds.map(async (id) => noted.get(keyOf(id))?.written));
  };
}
