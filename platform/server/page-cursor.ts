// Page cursors: where the next page of a list begins, as opaque text. A cursor lives as long as its list is on a screen, so one that
// another list or an earlier version of the app made is refused and the list is read from its beginning.
import { z } from 'zod';
import type { Refusal } from '../base/refusal.ts';
import { cursorUnknown } from '../base/shared-refusal.ts';

export interface PageCursor<K extends readonly unknown[]> {
  /** The key after which the page begins; undefined for the first page, a refusal when this list did not make the cursor. */
  readonly read: (after: string | undefined) => K | undefined | Refusal;
  /** The cursor of a page that begins after this key, for lists that decide row by row what they show. */
  readonly write: (key: K) => string;
  /** A page of `limit` rows and the cursor of the next one, given `limit + 1` rows when there are more. */
  readonly page: <R>(rows: readonly R[], limit: number, keyOf: (row: R) => K) => { rows: R[]; next: string | null };
}

/** The cursor of one list. `list` names it, so that a cursor serves no other one; `keyType` is the sort key of a row. */
export function pageCursor<K extends readonly unknown[]>(list: string, keyType: z.ZodType<K>): PageCursor<K> {
  const write = (key: K): string => Buffer.from(JSON.stringify([list, ...key])).toString('base64url');
  return {
    write,
    read: (after) => (after === undefined ? undefined : (parseCursor(list, keyType, after) ?? cursorUnknown.refuse())),
    page: (rows, limit, keyOf) => {
      const end = rows.length > limit ? rows[limit - 1] : undefined;
      return { rows: rows.slice(0, limit), next: end === undefined ? null : write(keyOf(end)) };
    },
  };
}

/** The cursor of a list in the order of ids, which is that in which its rows were added. */
export const idCursor = (list: string): PageCursor<[string]> => pageCursor(list, z.tuple([z.uuid()]));

function parseCursor<K>(list: string, key: z.ZodType<K>, text: string): K | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) && value[0] === list ? key.safeParse(value.slice(1)).data : undefined;
  } catch {
    return undefined;
  }
}
