import { sql } from 'kysely';
import type { StaffDb, Row } from '../../../platform/server/database/open-database.ts';

/** The people shown with each role. */
const FIRST = 6;

export interface Holders {
  readonly holders: number;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** Who can sign in with each role: how many, and the first of the staff by name. */
export async function listHolders(db: StaffDb): Promise<ReadonlyMap<string, Holders>> {
  const { rows } = await sql<Pick<Row<'userAccounts'>, 'role'> & { holders: number; people: { id: string; name: string }[] | null }>`
    with counted as (
      select role, count(*)::int as holders from user_accounts where deleted_at is null and disabled_at is null group by role
    ), first as (
      select role, json_agg(json_build_object('id', id, 'name', name) order by place) as people from (
        select role, id, name, row_number() over (partition by role order by lower(name), id) as place
        from user_accounts where kind = 'staff' and deleted_at is null and disabled_at is null) a
      where place <= ${FIRST} group by role
    ) select c.role, c.holders, f.people from counted c left join first f on f.role = c.role`.execute(db);
  return new Map(rows.map(({ role, holders, people }) => [role, { holders, people: people ?? [] }]));
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly active: boolean;
  readonly lastSignInAt: Date | null;
}

/** Staff with one of these roles by name, those who can sign in first. */
export async function listPeople(
  db: StaffDb,
  query: { readonly roles: readonly string[]; readonly offset: number; readonly limit: number },
): Promise<readonly Person[]> {
  if (query.roles.length === 0) return [];
  const { rows } = await sql<Person>`select id, name, role, disabled_at is null as active, last_sign_in_at as "lastSignInAt"
    from user_accounts where kind = 'staff' and deleted_at is null and role = any(${[...query.roles]}::text[])
    order by disabled_at is not null, lower(name), id offset ${query.offset} limit ${query.limit}`.execute(db);
  return rows;
}
