// Rules as the database holds them. What an action writes is sealed for its rule.
import { sql } from 'kysely';
import type { Db, Row, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../platform/server/sealed-json.ts';
import { contactFilterSchema, type ContactFilter } from '../../contact-lists/rules/contact-filter.ts';
import { ruleAction, type RuleAction } from '../rules/rule-action.ts';

export interface RuleFields {
  readonly name: string;
  readonly kind: string;
  readonly filter: ContactFilter;
  readonly action: RuleAction;
  readonly hourlyLimit: number;
}
export interface StoredRule extends RuleFields {
  readonly id: string;
  readonly version: number;
  readonly ownerId: string;
  readonly onSince: Date | null;
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
  readonly lastRunAt: Date | null;
  readonly removedAt: Date | null;
}

const COLUMNS = [
  'id',
  'version',
  'name',
  'kind',
  'filter',
  'actionSealed',
  'ownerId',
  'hourlyLimit',
  'onSince',
  'done',
  'skipped',
  'failed',
  'lastRunAt',
  'removedAt',
] as const;
const NAME = sql<string>`lower(name)`;

export interface RuleQuery {
  readonly search?: string | undefined;
  readonly state?: 'on' | 'off' | 'removed' | undefined;
  readonly owner?: string | undefined;
  readonly after?: readonly [name: string, id: string] | undefined;
  readonly limit: number;
}

/** Rules by name, those that were removed only when they are asked for. */
export async function listRules(db: StaffDb, sealer: Sealer, { search, state, owner, after, limit }: RuleQuery): Promise<StoredRule[]> {
  let q = db
    .selectFrom('automationRules')
    .select(COLUMNS)
    .where('removedAt', state === 'removed' ? 'is not' : 'is', null)
    .orderBy(NAME)
    .orderBy('id')
    .limit(limit);
  if (state === 'on') q = q.where('onSince', 'is not', null);
  if (state === 'off') q = q.where('onSince', 'is', null);
  if (owner !== undefined) q = q.where('ownerId', '=', owner);
  if (search) q = q.where(sql<boolean>`position(lower(${search}) in lower(name)) > 0`);
  if (after) q = q.where(sql<boolean>`(lower(name), id) > (${after[0]}, ${after[1]}::uuid)`);
  return (await q.execute()).map((row) => asRule(sealer, row));
}

/** All rules that are on. */
export async function listRulesOn(db: Db, sealer: Sealer): Promise<StoredRule[]> {
  const rows = await db
    .selectFrom('automationRules')
    .select(COLUMNS)
    .where('removedAt', 'is', null)
    .where('onSince', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => asRule(sealer, row));
}

/** A rule, removed ones too. */
export async function findRule(db: Db, sealer: Sealer, id: string): Promise<StoredRule | undefined> {
  const row = await db.selectFrom('automationRules').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && asRule(sealer, row);
}

/** Kind and filter of every rule, removed ones too: whose log may be shown to whom. */
export async function listScopes(db: StaffDb): Promise<readonly { id: string; kind: string; filter: ContactFilter }[]> {
  const rows = await db.selectFrom('automationRules').select(['id', 'kind', 'filter']).execute();
  return rows.map(({ id, kind, filter }) => ({ id, kind, filter: contactFilterSchema.parse(filter) }));
}

export async function insertRule(
  db: Db,
  sealer: Sealer,
  { id, ownerId, fields, onSince, at }: { id: string; ownerId: string; fields: RuleFields; onSince: Date | null; at: Date },
): Promise<StoredRule> {
  const row = await db
    .insertInto('automationRules')
    .values({ id, ...columns(sealer, id, fields), ownerId, onSince, createdAt: at, updatedAt: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return asRule(sealer, row);
}

export interface RuleChange {
  readonly fields?: RuleFields;
  readonly ownerId?: string;
  readonly onSince?: Date | null;
  readonly removedAt?: Date | null;
}

/** Writes a change and counts the version up; undefined when the stored version is no longer that of `rule`. */
export async function changeRule(
  db: Db,
  sealer: Sealer,
  { id, version }: Pick<StoredRule, 'id' | 'version'>,
  { fields, ...change }: RuleChange,
  at: Date,
): Promise<StoredRule | undefined> {
  const row = await db
    .updateTable('automationRules')
    .set({ ...change, ...(fields && columns(sealer, id, fields)), version: version + 1, updatedAt: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && asRule(sealer, row);
}

const place = (id: string): Place => `automation_rules:${id}:action`;

function columns(sealer: Sealer, id: string, { name, kind, filter, action, hourlyLimit }: RuleFields) {
  return {
    name,
    kind,
    filter: JSON.stringify(filter),
    actionKind: action.kind,
    actionSealed: sealJson(sealer, place(id), action),
    hourlyLimit,
  };
}

function asRule(sealer: Sealer, { filter, actionSealed, ...row }: Pick<Row<'automationRules'>, (typeof COLUMNS)[number]>): StoredRule {
  return { ...row, filter: contactFilterSchema.parse(filter), action: openJson(sealer, place(row.id), actionSealed, ruleAction) };
}
