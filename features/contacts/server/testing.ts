// A few hundred people of chance for the tests of lists, the same every time.
import type { Pool } from 'pg';
import { newId } from '../../../platform/base/ids.ts';
import { stagesOf, CATEGORIES, URGENCIES } from '../rules/stages.ts';

export const TODAY = '2026-03-10';
const DAY = 86_400_000;
const START = Date.parse('2026-01-01T00:00:00Z');
const FIRST = ['Maria', 'John', 'Dean', 'Xavier', 'Mark', 'Elena', ''];
const BILLING = [['up-to-date'], ['past-due', 'owing'], ['payment-failed', 'owing'], ['paused'], ['ended']];
const LAST = ['Delgado', 'Johnson', 'Masterson', 'Dent', 'Xu', 'Zimmer', 'Marsh'];

export interface Person {
  readonly id: string;
  readonly category: string;
  readonly stage: string | null;
  readonly urgency: string | null;
  readonly ownerId: string | null;
  readonly locationId: string | null;
  readonly source: string | null;
  readonly tags: readonly string[];
  readonly state: string | null;
  readonly followUpOn: string | null;
  readonly onHold: boolean;
  readonly firstContactedAt: string | null;
  readonly lastContactedAt: string | null;
  /** The values of the facet `billing` they are found under. */
  readonly billing: readonly string[];
  readonly createdAt: string;
  readonly archived: boolean;
  readonly sortName: string;
  readonly words: readonly string[];
  readonly searched: readonly string[];
}

/** Adds them and answers what was added. */
export async function seedPeople(pool: Pool, ownerId: string): Promise<readonly Person[]> {
  const {
    rows: [main],
  } = await pool.query<{ id: string }>(
    "insert into office_locations (id, name, created_at, updated_at) values (gen_random_uuid(), 'Second office', now(), now()) returning id",
  );
  await pool.query('delete from contacts');
  let seed = 7;
  const chance = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(chance() * values.length)];
  const maybe = <T>(share: number, make: () => T): T | null => (chance() < share ? make() : null);
  const people = Array.from(
    { length: 300 },
    (_, i): Person & { first: string; last: string; company: string | null; email: string | null } => {
      // Many share an instant or a name, so that pages have to be cut among equals.
      const created = new Date(START + Math.floor(chance() * 40) * DAY + (i % 2) * 1000);
      const category = pick(CATEGORIES.slice(0, 4)) ?? 'lead';
      const [first, last, company] = [pick(FIRST) ?? '', pick(LAST) ?? '', maybe(0.1, () => 'Acme Motors')];
      const email = maybe(0.7, () => `${first || 'someone'}.${i}@example.test`.toLowerCase());
      const names = [first, last, company ?? ''].join(' ').toLowerCase();
      return {
        id: newId(created),
        first,
        last,
        company,
        email,
        category,
        stage: pick(stagesOf(category)) ?? null,
        urgency: maybe(0.6, () => pick(URGENCIES) ?? 'Low'),
        ownerId: maybe(0.5, () => ownerId),
        locationId: maybe(0.5, () => main?.id ?? ''),
        source: maybe(0.7, () => pick(['Radio', 'Walk-in', 'Google']) ?? ''),
        tags: maybe(0.3, () => ['VIP', ...(i % 3 ? [] : ['Spanish'])]) ?? [],
        state: maybe(0.8, () => pick(['OH', 'CA', 'TX']) ?? ''),
        followUpOn: maybe(0.6, () => new Date(Date.parse(TODAY) + (Math.floor(chance() * 10) - 4) * DAY).toISOString().slice(0, 10)),
        onHold: chance() < 0.2,
        firstContactedAt: maybe(0.4, () => created.toISOString()),
        lastContactedAt: maybe(0.6, () => new Date(START + Math.floor(chance() * 30) * DAY).toISOString()),
        billing: i % 3 === 0 ? (BILLING[i % 5] ?? []) : [],
        createdAt: created.toISOString(),
        archived: chance() < 0.2,
        sortName: (first === '' ? last : `${last} ${first}`).toLowerCase() + (first === '' ? ' ' : ''),
        words: names.split(' ').filter(Boolean),
        searched: [...names.split(' '), email ?? ''],
      };
    },
  );
  for (const p of people) {
    await pool.query(
      `insert into contacts (id, category, stage, urgency, first_name, last_name, company, email, owner_id, location_id, source, tags, state, follow_up_on, on_hold_since, hold_kind, first_contacted_at,
      last_contacted_at, created_at, updated_at, archived_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19, $20)`,
      [
        p.id,
        p.category,
        p.stage,
        p.urgency,
        p.first,
        p.last,
        p.company,
        p.email,
        p.ownerId,
        p.locationId,
        p.source,
        p.tags,
        p.state,
        p.followUpOn,
        p.onHold ? p.createdAt : null,
        p.onHold ? 'office' : null,
        p.firstContactedAt,
        p.lastContactedAt,
        p.createdAt,
        p.archived ? p.createdAt : null,
      ],
    );
    for (const value of p.billing)
      await pool.query(
        "insert into contact_facets (contact_id, facet, value, category, created_at) values ($1, 'billing', $2, 'client', $3)",
        [p.id, value, p.createdAt],
      );
  }
  return people;
}
