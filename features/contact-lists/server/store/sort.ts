// The sort orders of a list, and the cursors of its next page.
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { Sort } from '../../rules/contact-filter.ts';
import { DUE, TOUCHED, type Condition } from './filter.ts';

export interface Order {
  /** What is sorted by, before the id. */
  readonly key: RawBuilder<unknown>;
  readonly descending: boolean;
  /** Parts of a filter that an index of this order begins with; the first one given leads. */
  readonly leading: readonly string[];
  /** Converts `p.key` to the form in cursors, and back. */
  readonly write: RawBuilder<unknown>;
  readonly read: (text: string) => RawBuilder<unknown>;
  readonly isKey: (text: string) => boolean;
}
/** The order's key and the id, as the index that is walked holds them. */
export interface Along {
  readonly key: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
}
/** The place of the last row of a page in its order. */
export type Place = readonly [key: string, id: string];

const INSTANT = sql`to_char(p.key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const isInstant = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text) ? new Date(`${text.slice(0, 23)}Z`) : undefined;
  return at !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 23) === text.slice(0, 23);
};
const timestamp = (text: string): RawBuilder<unknown> => sql`${text}::timestamptz`;

const created = {
  key: sql`c.created_at`,
  leading: ['facet', 'import', 'owner', 'stage', 'location', 'source', 'state', 'urgency', 'category'],
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

/** The cursor of lists in this order. */
export const cursorOf = (sort: Sort) => pageCursor(`contacts.${sort}`, z.tuple([z.string().refine(ORDERS[sort].isKey), z.uuid()]));

/** True for rows after this cursor, by key and id. */
export function isAfter({ descending, read }: Order, along: Along, [key, id]: Place): Condition {
  return sql`(${along.key}, ${along.id}) ${descending ? sql`<` : sql`>`} (${read(key)}, ${id}::uuid)`;
}

export function orderBy({ descending }: Order, key: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return descending ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`;
}
