// Connections to monitoring providers. Lists are in store/list.ts, calls to partners in store/pulls.ts.
import { sql, type RawBuilder } from 'kysely';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { CONNECTION_STATUSES } from '../contract.ts';
import type { ProviderKey } from '../rules/providers.ts';

export type Status = (typeof CONNECTION_STATUSES)[number];
export interface StoredConnection {
  readonly id: string;
  readonly version: number;
  readonly contactId: string;
  readonly contactName: string;
  readonly provider: ProviderKey;
  readonly usernameSealed: Buffer | null;
  readonly partnerReference: string | null;
  readonly status: Status;
  readonly statusNote: string | null;
  readonly statusAt: Date;
  readonly lastPullAt: Date | null;
  readonly lastReportId: string | null;
  readonly nextRefreshOn: CivilDate | null;
  readonly pullingSince: Date | null;
  readonly lastProblem: string | null;
  readonly enrolmentSentAt: Date | null;
  readonly removed: boolean;
}
export const COLUMNS = sql`m.id, m.version, m.contact_id as "contactId", c.name as "contactName", m.provider, m.username_sealed as "usernameSealed", m.partner_reference as "partnerReference", m.status,
  m.status_note as "statusNote", m.status_at as "statusAt", m.last_pull_at as "lastPullAt", m.last_report_id as "lastReportId", m.next_refresh_on as "nextRefreshOn", m.pulling_since as "pullingSince",
  m.last_problem as "lastProblem", m.enrolment_sent_at as "enrolmentSentAt", m.removed_at is not null as removed`;

/** A pull that began longer ago than this has died; the next may begin. */
export const PULL_DIES_MS = 15 * 60_000;

/** A connection, removed ones too. */
export async function findConnection(db: StaffDb, id: string): Promise<StoredConnection | undefined> {
  return findConnectionById(db, id);
}

/** For jobs, which act for no person. */
export async function findConnectionById(db: Db, id: string): Promise<StoredConnection | undefined> {
  return (
    await sql<StoredConnection>`select ${COLUMNS} from monitoring_connections m join contact_names c on c.id = m.contact_id where m.id = ${id}`.execute(
      db,
    )
  ).rows[0];
}

export interface ConnectionFields {
  readonly partnerReference: string | null;
  readonly nextRefreshOn: CivilDate | null;
  readonly status: Status;
  readonly statusNote: string | null;
}

/** Adds a connection; undefined when the contact has one to that provider. */
export async function insertConnection(
  db: Db,
  sealer: Sealer,
  {
    id,
    contactId,
    provider,
    username,
    at,
    ...fields
  }: ConnectionFields & {
    readonly id: string;
    readonly contactId: string;
    readonly provider: ProviderKey;
    readonly username: string | null;
    readonly at: Date;
  },
): Promise<StoredConnection | undefined> {
  await lockConnections(db, contactId);
  return written(
    db,
    sql`insert into monitoring_connections (contact_id, id, provider, username_sealed, partner_reference, status, status_note, status_at, next_refresh_on, created_at)
    values (${contactId}, ${id}, ${provider}, ${sealUsername(sealer, id, username)}, ${fields.partnerReference}, ${fields.status}, ${fields.statusNote}, ${at}, ${fields.nextRefreshOn}, ${at})
    on conflict (contact_id, provider) where removed_at is null do nothing`,
  );
}

/** Writes what was typed; a status set by hand ends what the last pull complained of. Undefined when the version is another. */
export async function updateConnection(
  db: Db,
  sealer: Sealer,
  { id, version }: { readonly id: string; readonly version: number },
  fields: ConnectionFields & { readonly username: string | null | undefined; readonly at: Date },
): Promise<StoredConnection | undefined> {
  const username = fields.username === undefined ? sql`username_sealed` : sql`${sealUsername(sealer, id, fields.username)}`;
  return written(
    db,
    sql`update monitoring_connections set version = version + 1, partner_reference = ${fields.partnerReference}, next_refresh_on = ${fields.nextRefreshOn}, username_sealed = ${username},
    status_at = case when status = ${fields.status} then status_at else ${fields.at} end, last_problem = case when status = ${fields.status} then last_problem end, status = ${fields.status},
    status_note = ${fields.statusNote} where id = ${id} and version = ${version} and removed_at is null`,
  );
}

/** Removes a connection; undefined when the version is another. */
export function removeConnection(
  db: Db,
  { id, version }: Pick<StoredConnection, 'id' | 'version'>,
  at: Date,
): Promise<StoredConnection | undefined> {
  return written(
    db,
    sql`update monitoring_connections set version = version + 1, removed_at = ${at} where id = ${id} and version = ${version} and removed_at is null`,
  );
}

/** Restores a removed connection under `lockConnections`; undefined when the contact has another one to that provider by now. */
export function restoreConnection(db: Db, { id, contactId, provider }: StoredConnection): Promise<StoredConnection | undefined> {
  return written(
    db,
    sql`update monitoring_connections set version = version + 1, removed_at = null where id = ${id} and removed_at is not null
    and not exists (select 1 from monitoring_connections o where o.contact_id = ${contactId} and o.provider = ${provider} and o.removed_at is null)`,
  );
}

/** Notes that the enrollment link goes out; undefined when it went less than `pauseMs` ago. An active connection stays active. */
export function noteEnrolment(db: Db, id: string, at: Date, pauseMs: number): Promise<StoredConnection | undefined> {
  return written(
    db,
    sql`update monitoring_connections set version = version + 1, enrolment_sent_at = ${at}, status_at = case when status in ('active', 'invited') then status_at else ${at} end,
    status = case when status = 'active' then 'active' else 'invited' end
    where id = ${id} and removed_at is null and (enrolment_sent_at is null or enrolment_sent_at <= ${new Date(at.getTime() - pauseMs)})`,
  );
}

/** Takes the connection for one pull; undefined while another one is under way. */
export function lockForPull(db: Db, id: string, at: Date): Promise<StoredConnection | undefined> {
  return written(
    db,
    sql`update monitoring_connections set pulling_since = ${at} where id = ${id} and removed_at is null
    and (pulling_since is null or pulling_since <= ${new Date(at.getTime() - PULL_DIES_MS)})`,
  );
}

/** Unlocks the connection with the result of the pull. `status` undefined leaves the status; `reportId` is that of a new report. */
export async function settlePull(
  db: Db,
  id: string,
  {
    at,
    status,
    problem,
    gotReport,
    reportId,
  }: {
    readonly at: Date;
    readonly status: Status | undefined;
    readonly problem: string | null;
    readonly gotReport: boolean;
    readonly reportId: string | null;
  },
): Promise<void> {
  const next = status === undefined ? sql`status` : sql`${status}::text`;
  await sql`update monitoring_connections set pulling_since = null, last_problem = ${problem}, last_pull_at = case when ${gotReport} then ${at} else last_pull_at end, last_report_id = coalesce(${reportId}, last_report_id),
    version = version + case when status = ${next} then 0 else 1 end, status_at = case when status = ${next} then status_at else ${at} end, status_note = case when status = ${next} then status_note end, status = ${next}
    where id = ${id}`.execute(db);
}

/** The connection that a statement writes. */
async function written(db: Db, statement: RawBuilder<unknown>): Promise<StoredConnection | undefined> {
  const { rows } =
    await sql<StoredConnection>`with m as (${statement} returning *) select ${COLUMNS} from m join contact_names c on c.id = m.contact_id`.execute(
      db,
    );
  return rows[0];
}

/** Holds off other changes of this contact's connections until the transaction ends. */
export async function lockConnections(db: Db, contactId: string): Promise<void> {
  await lockOn(db, 'monitoring_connections', contactId);
}

const place = (id: string) => `monitoring_connections:${id}:username` as const;

function sealUsername(sealer: Sealer, id: string, username: string | null): Buffer | null {
  return username === null || username === '' ? null : sealer.sealText(place(id), username);
}

export function openUsername(sealer: Sealer, { id, usernameSealed }: Pick<StoredConnection, 'id' | 'usernameSealed'>): string | null {
  return usernameSealed && sealer.openText(place(id), usernameSealed);
}
