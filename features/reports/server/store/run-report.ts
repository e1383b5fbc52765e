// Rows and counts of every report. Both are made of the same statement and the same conditions, so a count is that of the rows it opens.
import { sql, type RawBuilder } from 'kysely';
import type { JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import { DIMENSIONS, type GroupKey, type ReportMeasure } from '../../rules/report-definition.ts';
import type { ReportFilter } from '../../rules/report-filter.ts';
import { REPORTS, type ReportKey } from '../../rules/reports.ts';
import { nameOf, placeOf, within, type ReportQuery, type ReportStatement } from './report-query.ts';
import { LETTERS, OUTCOMES, ROUNDS, SCORES } from './statements-disputes.ts';
import { CALLS, CLIENTS, LEADS, ONBOARDING, STAGES } from './statements-people.ts';
import { AGREEMENTS, LICENSES, MONITORING, OLD_REPORTS } from './statements-records.ts';
import { ACCESS, TASKS, WORK } from './statements-work.ts';

const STATEMENTS: Readonly<Record<ReportKey, ReportStatement>> = {
  letters: LETTERS,
  rounds: ROUNDS,
  outcomes: OUTCOMES,
  leads: LEADS,
  calls: CALLS,
  tasks: TASKS,
  onboarding: ONBOARDING,
  agreements: AGREEMENTS,
  licenses: LICENSES,
  monitoring: MONITORING,
  'old-reports': OLD_REPORTS,
  access: ACCESS,
  clients: CLIENTS,
  stages: STAGES,
  scores: SCORES,
  work: WORK,
};

export type CellValue = string | number | null;
export interface ReportRow {
  readonly id: string;
  readonly contactId: string | null;
  /** In the order of the columns of the definition. */
  readonly cells: readonly CellValue[];
  /** The place of the row in its order. */
  readonly at: string;
}
export interface ReportGroup {
  /** In the order asked for; null where rows have no person or location. */
  readonly values: readonly (string | null)[];
  /** Names of persons and locations in the same order; null where the value is a code. */
  readonly names: readonly (string | null)[];
  readonly count: number;
  /** In the order of the measures of the definition. */
  readonly measures: readonly (number | null)[];
  /** The id of one of its rows. */
  readonly sample: string;
}
type Asked = Omit<ReportQuery, 'from' | 'to'> & { readonly filter: ReportFilter };
type AnyDb = StaffDb | JobDb;

const t = (column: string): RawBuilder<unknown> => sql.ref(`t.${column}`);

function rowsOf(key: ReportKey, { filter, today, zone }: Asked): RawBuilder<unknown> {
  const statement = STATEMENTS[key];
  const span = { from: filter.from, to: filter.to, zone };
  const conditions = [
    ...(statement.ownPeriod ? [] : [within(t('at'), statement.at, span)]),
    ...(['person', 'location'] as const).flatMap((name) => {
      const value = filter[name];
      if (value === undefined) return [];
      return [value === 'none' ? sql`${t(`${name}_id`)} is null` : sql`${t(`${name}_id`)} = ${value}::uuid`];
    }),
    ...DIMENSIONS.flatMap((name) => (filter[name] === undefined ? [] : [sql`${t(name)} = ${filter[name]}`])),
  ];
  return sql`(${statement.select({ ...span, today })}) t where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}`;
}

/** A page of rows behind the place `after`. */
export async function listReportRows(
  db: AnyDb,
  key: ReportKey,
  asked: Asked,
  page: { readonly after: readonly [at: string, id: string] | undefined; readonly limit: number },
): Promise<ReportRow[]> {
  const { at, order } = STATEMENTS[key];
  const direction = sql.raw(order);
  const cells = REPORTS[key].columns.map((column) => t(column.key));
  const hasContact = REPORTS[key].columns.some(({ kind }) => kind === 'contact');
  const after = page.after && { at: sql`${page.after[0]}::${sql.raw(at)}`, id: page.after[1], sign: sql.raw(order === 'desc' ? '<' : '>') };
  // The first condition says nothing new, but an index can follow it.
  const behind = after
    ? sql` and ${t('at')} ${after.sign}= ${after.at} and (${t('at')}, ${t('id')}::text) ${after.sign} (${after.at}, ${after.id})`
    : sql``;
  const { rows } = await sql<ReportRow>`select ${t('id')}::text as id, ${hasContact ? sql`${t('contact_id')}` : sql`null`} as "contactId",
      json_build_array(${sql.join(cells)}) as cells, ${t('at')}::text as at
    from ${rowsOf(key, asked)}${behind} order by ${t('at')} ${direction}, ${t('id')}::text ${direction} limit ${page.limit}`.execute(db);
  return rows;
}

export async function countReportRows(db: AnyDb, key: ReportKey, asked: Asked): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${rowsOf(key, asked)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface CountedGroups {
  readonly groups: readonly ReportGroup[];
  /** All rows as one group; undefined when there are none. */
  readonly all: ReportGroup | undefined;
}

/**
 * Counts by these keys, largest first, at most `most` groups, and all rows together, in one reading of the rows. Measures are left out
 * where only `counts` are asked for: a median has to sort them all.
 */
export async function countReportGroups(
  db: AnyDb,
  key: ReportKey,
  asked: Asked,
  { groupBy, most, counts = false }: { readonly groupBy: readonly GroupKey[]; readonly most: number; readonly counts?: boolean },
): Promise<CountedGroups> {
  const values = groupBy.map((name, place) => ({
    plain: name === 'person' || name === 'location' ? t(`${name}_id`) : t(name),
    kept: sql.ref(`g.v${place}`),
    as: sql.ref(`v${place}`),
    name: name === 'person' ? nameOf(sql.ref(`g.v${place}`)) : name === 'location' ? placeOf(sql.ref(`g.v${place}`)) : sql`null`,
  }));
  const list = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
    sql`json_build_array(${parts.length === 0 ? sql`` : sql.join([...parts])})`;
  const keys = sql.join(values.map(({ plain }) => plain));
  const { rows } = await sql<
    ReportGroup & { readonly whole: boolean }
  >`select ${list(values.map(({ kept }) => sql`${kept}::text`))} as values, ${list(values.map(({ name }) => name))} as names,
      g.count, g.measures, g.sample, g.whole
    from (select ${sql.join([...values.map(({ plain, as }) => sql`${plain} as ${as}`), sql`count(*)::int as count`])}, ${list(counts ? [] : REPORTS[key].measures.map(measureOf))} as measures,
        ${groupBy.includes('furnisher') ? sql`max(${t('id')}::text)` : sql`''`} as sample, ${values.length === 0 ? sql`true` : sql`grouping(${keys}) <> 0`} as whole
      from ${rowsOf(key, asked)} ${values.length === 0 ? sql`` : sql`group by grouping sets ((${keys}), ())`} having count(*) > 0) g
    order by ${sql.join([sql`g.whole desc`, sql`g.count desc`, ...values.map(({ kept }) => kept)])} limit ${most + 1}`.execute(db);
  const found = rows.map(({ whole, ...group }) => ({ whole, group }));
  return { groups: found.flatMap(({ whole, group }) => (whole ? [] : [group])), all: found.find(({ whole }) => whole)?.group };
}

function measureOf(measure: ReportMeasure): RawBuilder<unknown> {
  if (measure.kind === 'count') {
    const conditions = Object.entries(measure.where).map(([name, value]) => sql`${t(name)} = ${value}`);
    return sql`count(*) filter (where ${sql.join(conditions, sql` and `)})`;
  }
  return measure.kind === 'sum'
    ? sql`coalesce(sum(${t(measure.of)}), 0)`
    : sql`round((percentile_cont(0.5) within group (order by ${t(measure.of)}))::numeric, 1)`;
}
