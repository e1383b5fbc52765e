// The list of recipients, and how many there are.
import { sql, type RawBuilder } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import { DISPUTE_PURPOSES, purposesFor, RECIPIENT_KINDS, type AddressPurpose, type RecipientKind } from '../../rules/recipient-kinds.ts';
import { nameKey } from '../../rules/recipient-names.ts';

export interface ListedRecipient {
  readonly id: string;
  readonly version: number;
  readonly kind: RecipientKind;
  readonly name: string;
  readonly key: string | null;
  readonly removed: boolean;
  readonly ready: AddressPurpose[];
  readonly verifiedOn: CivilDate | null;
  readonly notVerified: number;
  readonly returned: number;
}

/** By kind, the purposes one of which must have an address for disputes to reach the recipient; kinds without disputes have none. */
const DISPUTE_WAYS = JSON.stringify(
  Object.fromEntries(
    RECIPIENT_KINDS.flatMap((kind) => {
      const purpose = DISPUTE_PURPOSES[kind];
      return purpose === null ? [] : [[kind, purposesFor(purpose)]];
    }),
  ),
);

/** What is known of the current addresses of a root `r`. The conditions are those of `addressState` in rules/address-state.ts. */
const ADDRESSES = sql`left join lateral (
    select coalesce(array_agg(distinct a.purpose) filter (where a.verified_on is not null and a.returned_on is null), '{}') as ready,
      max(a.verified_on) filter (where a.returned_on is null) as verified_on,
      count(*) filter (where a.verified_on is null and a.returned_on is null)::int as not_verified,
      count(*) filter (where a.returned_on is not null)::int as returned
    from recipients own join recipient_addresses a on a.recipient_id = own.id
    where own.root_id = r.id and a.removed_at is null and a.replaced_by is null) a on true`;

const NO_DISPUTE_ADDRESS = sql`(${DISPUTE_WAYS}::jsonb ? r.kind and not coalesce((${DISPUTE_WAYS}::jsonb -> r.kind) ?| a.ready, false))`;
const ONLY: Readonly<Record<'not-verified' | 'mail-returned' | 'no-dispute-address', RawBuilder<unknown>>> = {
  'not-verified': sql`a.not_verified > 0`,
  'mail-returned': sql`a.returned > 0`,
  'no-dispute-address': NO_DISPUTE_ADDRESS,
};

export interface RecipientQuery {
  readonly kind?: RecipientKind | undefined;
  readonly search?: string | undefined;
  readonly only?: keyof typeof ONLY | undefined;
  readonly removed: boolean;
  readonly after?: readonly [name: string, id: string] | undefined;
  readonly limit: number;
}

const LISTED = sql`r.id, r.version, r.kind, r.name, r.key, (r.removed_at is not null) as removed, a.ready, a.verified_on as "verifiedOn",
    a.not_verified as "notVerified", a.returned`;

/** Recipients by name; those merged into another are found by their names, and shown as that one. */
export async function listRecipients(db: Db, { kind, search, only, removed, after, limit }: RecipientQuery): Promise<ListedRecipient[]> {
  const typed = search ?? '';
  const { rows } = await sql<ListedRecipient>`select ${LISTED} from recipients r ${ADDRESSES}
    where r.merged_into is null and (r.removed_at is not null) = ${removed}
      and (${kind ?? null}::text is null or r.kind = ${kind ?? null})
      and (${typed} = '' or exists (select 1 from recipients own join recipient_names n on n.recipient_id = own.id
        where own.root_id = r.id and ${nameKey(typed)} <> '' and position(${nameKey(typed)} in n.name_key) > 0))
      and ${only ? ONLY[only] : sql`true`}
      and (${after?.[0] ?? null}::text is null or (lower(r.name), r.id) > (${after?.[0] ?? null}, ${after?.[1] ?? null}::uuid))
    order by lower(r.name), r.id limit ${limit}`.execute(db);
  return rows;
}

/** A root as lists show it, removed ones too. */
export async function findListed(db: Db, id: string): Promise<ListedRecipient | undefined> {
  const { rows } = await sql<ListedRecipient>`select ${LISTED} from recipients r ${ADDRESSES} where r.id = ${id}`.execute(db);
  return rows[0];
}

interface KindCount {
  readonly kind: RecipientKind;
  readonly count: number;
  readonly notVerified: number;
  readonly mailReturned: number;
  readonly noDisputeAddress: number;
}

/** By kind, how many recipients are in use, and how many of them the filters of the list find. */
export async function countRecipients(db: Db): Promise<KindCount[]> {
  const { rows } = await sql<KindCount>`select r.kind, count(*)::int as count,
      count(*) filter (where ${ONLY['not-verified']})::int as "notVerified",
      count(*) filter (where ${ONLY['mail-returned']})::int as "mailReturned",
      count(*) filter (where ${NO_DISPUTE_ADDRESS})::int as "noDisputeAddress"
    from recipients r ${ADDRESSES} where r.merged_into is null and r.removed_at is null group by r.kind`.execute(db);
  return rows;
}

/** Names of recipients in use, for what may be the same company. */
export async function listCalled(
  db: Db,
): Promise<{ readonly id: string; readonly kind: RecipientKind; readonly called: string; readonly name: string }[]> {
  const { rows } = await sql<{
    id: string;
    kind: RecipientKind;
    called: string;
    name: string;
  }>`select r.id, r.kind, n.name as called, r.name
    from recipient_names n join recipients own on own.id = n.recipient_id join recipients r on r.id = own.root_id
    where r.removed_at is null order by r.name, r.id, n.name limit ${MOST_COMPARED}`.execute(db);
  return rows;
}

/** Each name in a report is compared with those of the same initial. */
const MOST_COMPARED = 5000;
