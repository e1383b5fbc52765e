// What a change would do to each contact, as one question however many there are: the fields before and after, or why it is left out.
import { sql, type RawBuilder } from 'kysely';
import type { OfficeTime } from '../../../../platform/base/office-zone.ts';
import type { JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { ContactFilter } from '../../../contact-lists/rules/contact-filter.ts';
import { allOf, conditionsOf } from '../../../contact-lists/server/public.ts';
import { MOST_TAGS } from '../../../contact-lists/rules/quick-change.ts';
import { compareFields, staysSame, tagsAfter } from '../../../contacts/server/public.ts';
import type { SkipReason } from '../../rules/reasons.ts';
import type { RunAction } from '../read-change.ts';

export interface Planned {
  readonly contactId: string;
  readonly name: string;
  readonly reason: SkipReason | null;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The contacts among which a change is made. */
export const matching = (filter: ContactFilter, zone: string): RawBuilder<unknown> => allOf(conditionsOf(filter, zone).values());
export const among = (ids: readonly string[]): RawBuilder<unknown> => sql`c.id = any(${[...ids]}::uuid[])`;

/** A query of (id, name, email, first_name, last_name, category, reason, before, after) of the contacts `which` says. */
export function classified(action: RunAction, which: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  const { before, after } =
    action.kind === 'invite'
      ? { before: sql`'{"portal": "none"}'::jsonb`, after: sql`'{"portal": "invited"}'::jsonb` }
      : compareFields(action, now);
  return sql`select c.id, c.name, c.email, c.first_name, c.last_name, c.category, ${reasonOf(action, now)} as reason, ${before} as before, ${after} as after
    from contact_records c where ${which}`;
}

function reasonOf(action: RunAction, now: Date): RawBuilder<unknown> {
  switch (action.kind) {
    case 'archive':
      return sql`case when c.archived_at is not null then 'already' end`;
    case 'restore':
      return sql`case when c.merged_into is not null then 'merged' when c.archived_at is null then 'already' end`;
    case 'invite':
      return inviteReason(now);
    case 'set': {
      const { set } = action;
      // As `freeStagesOf` has it: open leads only.
      const misfit = set.stage === undefined ? sql`false` : sql`not (c.category = 'lead' and c.stage <> 'lost')`;
      // Few contacts have so many tags that it is worth working out how many it would be.
      const tooMany =
        set.addTags === undefined
          ? sql`false`
          : sql`cardinality(c.tags) > ${sql.lit(MOST_TAGS - set.addTags.length)} and cardinality(${tagsAfter(set)}) > ${sql.lit(MOST_TAGS)}`;
      return sql`case when c.archived_at is not null then 'archived' when ${misfit} then 'not-a-lead' when ${staysSame(action, now)} then 'already' when ${tooMany} then 'too-many-tags' end`;
    }
  }
}

/** No one is invited twice, neither a contact nor an address. Lists of addresses are read once for all contacts. */
function inviteReason(now: Date): RawBuilder<unknown> {
  const open = sql`i.kind = 'client' and i.used_at is null and i.revoked_at is null and i.expires_at > ${now}::timestamptz`;
  return sql`case when c.category <> 'client' then 'not-a-client' when c.archived_at is not null then 'archived' when c.email is null then 'no-email' when c.on_hold_since is not null then 'on-hold'
    when c.id in (select u.contact_id from user_accounts u where u.deleted_at is null and u.contact_id is not null) then 'has-login'
    when lower(c.email) in (select u.email from user_accounts u where u.deleted_at is null) then 'email-used'
    when c.id in (select i.contact_id from invite_addresses i where i.contact_id is not null and ${open}) or lower(c.email) in (select i.email from invite_addresses i where ${open}) then 'invited'
    when row_number() over (partition by lower(c.email) order by c.category = 'client' and c.on_hold_since is null desc, c.id) > 1 then 'email-shared' end`;
}

/** How many contacts match, and how many of them are left out for each reason. No more than `most` are worked out and counted. */
export async function countPlanned(
  db: StaffDb | JobDb,
  action: RunAction,
  filter: ContactFilter,
  { now, zone, most }: OfficeTime & { readonly most: number },
): Promise<readonly { readonly reason: SkipReason | null; readonly n: number }[]> {
  return (
    await sql<{
      reason: SkipReason | null;
      n: number;
    }>`select t.reason, count(*)::int as n
      from (select ${reasonOf(action, now)} as reason from (select * from contact_records c where ${matching(filter, zone)} limit ${sql.lit(most)}) c) t
      group by t.reason order by n desc`.execute(db)
  ).rows;
}

/** The newest contacts first. */
export async function listPlanned(
  db: StaffDb,
  action: RunAction,
  filter: ContactFilter,
  page: OfficeTime & { readonly left: boolean; readonly after: string | undefined; readonly limit: number },
): Promise<readonly Planned[]> {
  const beyond = page.after === undefined ? sql`true` : sql`t.id < ${page.after}::uuid`;
  return (
    await sql<Planned>`select t.id as "contactId", t.name, t.reason, t.before, t.after from (${classified(action, matching(filter, page.zone), page.now)}) t
      where t.reason is ${page.left ? sql`not null` : sql`null`} and ${beyond} order by t.id desc limit ${page.limit}`.execute(db)
  ).rows;
}

export interface Candidate extends Planned {
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly category: string;
}

/** These contacts, locked until the transaction ends, with what the change would do to them now. */
export async function holdPlanned(db: JobDb, action: RunAction, ids: readonly string[], now: Date): Promise<readonly Candidate[]> {
  await sql`select c.id from contact_records c where ${among(ids)} order by c.id for update`.execute(db);
  return (
    await sql<Candidate>`select t.id as "contactId", t.name, t.email, t.first_name as "firstName", t.last_name as "lastName", t.category, t.reason, t.before, t.after
      from (${classified(action, among(ids), now)}) t order by t.id desc`.execute(db)
  ).rows;
}
