import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { countContacts, listContacts } from '../store.ts';

const COUNT_CAP = 10_000;

export const list: Operation<typeof contactsContract.list> = async ({ db, scope, input }) => {
  const after = input.after === undefined ? undefined : readMarker(input.after, input.sort);
  if (after === null) return refuse('contacts.cursorUnknown', 'This page marker does not belong to this list.');
  const page = await listContacts(db, scope, { ...input, after });
  const total = after === undefined ? await countContacts(db, scope, input, COUNT_CAP) : null;
  return {
    rows: page.rows,
    next: page.last && page.rows.length === input.limit ? Buffer.from(JSON.stringify([input.sort, ...page.last])).toString('base64url') : null,
    total: total === null ? null : { count: Math.min(total, COUNT_CAP), capped: total > COUNT_CAP },
  };
};

/** The sort key inside a page marker; null when this list did not make it. */
function readMarker(marker: string, sort: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(marker, 'base64url').toString('utf8'));
    if (!Array.isArray(value) || value[0] !== sort || value.length !== (sort === 'newest' ? 2 : 4)) return null;
    const key: unknown[] = value.slice(1);
    return key.every((part): part is string => typeof part === 'string') && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key.at(-1) ?? '') && !key.join('').includes('\0') ? key : null;
  } catch {
    return null;
  }
}
