// The orders of a list, and the markers by which its next page is asked for.
import { sql, type RawBuilder } from 'kysely';
import { parseCivilDate } from '../../../../platform/base/civil-date.ts';
import type { Sort } from '../../rules/contact-filter.ts';
import { DUE, TOUCHED, type Condition } from './filter.ts';

export interface Order {
  /** What is sorted by, before the id. */
  readonly key: RawBuilder<unknown>;
  readonly descending: boolean;
  /** Parts of a filter that an index of this order begins with; the first one given leads. */
  readonly leading: readonly string[];
  /** `p.key` as markers carry it, and the way back. */
  readonly write: RawBuilder<unknown>;
  readonly read: (text: string) => RawBuilder<unknown>;
  readonly isKey: (text: string) => boolean;
}
/** The place of the last row of a page in its order. */
export interface Place {
  readonly key: string;
  readonly id: string;
}

const INSTANT = sql`to_char(p.key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const isInstant = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text) ? new Date(`${text.slice(0, 23)}Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 23) === text.slice(0, 23);
};
const timestamp = (text: string): RawBuilder<unknown> => sql`${text}::timestamptz`;

const created = {
  key: sql`c.created_at`,
  leading: ['import', 'billing', 'owner', 'stage', 'location', 'source', 'state', 'urgency', 'category'],
  write: INSTANT,
  read: timestamp,
  isKey: isInstant,
};
export const ORDERS: Readonly<Record<Sort, Order>> = {
  newest: { ...created, descending: true },
  oldest: { ...created, descending: false },
  name: {
    key: sql`c.sort_name`,
    descending: false,
    leading: ['category'],
    write: sql`p.key`,
    read: (text) => sql`${text}::text`,
    isKey: (text) => !text.includes('\0') && text.isWellFormed(),
  },
  'follow-up': {
    key: DUE,
    descending: false,
    leading: ['category'],
    write: sql`to_json(p.key) #>> '{}'`,
    read: (text) => sql`${text}::date`,
    isKey: (text) => text === 'infinity' || parseCivilDate(text) !== undefined,
  },
  'last-contact': {
    key: TOUCHED,
    descending: false,
    leading: ['category'],
    write: sql`case when p.key = '-infinity' then '-infinity' else ${INSTANT} end`,
    read: timestamp,
    isKey: (text) => text === '-infinity' || isInstant(text),
  },
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The place inside a page marker; null when a list in this order did not make it. */
export function readMarker(marker: string, sort: Sort): Place | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(marker, 'base64url').toString('utf8'));
    if (!Array.isArray(value) || value.length !== 3) return null;
    const [of, key, id]: unknown[] = value;
    return of === sort && typeof key === 'string' && typeof id === 'string' && UUID.test(id) && ORDERS[sort].isKey(key)
      ? { key, id }
      : null;
  } catch {
    return null;
  }
}

export function writeMarker(json: string): string {
  return Buffer.from(json).toString('base64url');
}

/** True of what comes after `place`. */
export function isAfter({ key, descending, read }: Order, place: Place): Condition {
  return sql`(${key}, c.id) ${descending ? sql`<` : sql`>`} (${read(place.key)}, ${place.id}::uuid)`;
}

export function orderBy({ descending }: Order, key: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return descending ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`;
}
