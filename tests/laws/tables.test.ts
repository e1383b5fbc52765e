// Who may name a table, whose rows are checked, and who may make a database handle.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { findUncheckedRows } from '../support/unchecked-rows.ts';

const tracked = execFileSync('git', ['ls-files', 'apps', 'features', 'platform'], { encoding: 'utf8' }).split('\n');
const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Tables whose feature is not the one their migration is named for: it was cut out of that, or one migration served several. */
const MOVED: Readonly<Record<string, string>> = {
  invites: 'accounts',
  contact_fields: 'contact-fields',
  contact_bulk_changes: 'contact-lists',
  credit_report_matches: 'account-matching',
  credit_report_events: 'report-changes',
  export_parts: 'exports',
  portal_hearings: 'progress-portal',
  contact_other_names: 'contacts',
};
/** The feature of each table: the one its migration is named for, under its name of today. */
const owners = new Map(
  readdirSync('db/migrations')
    .sort()
    .flatMap((file) => {
      const fits = (name: string | undefined): boolean => name !== undefined && file.slice(5).startsWith(`${name.replaceAll('-', '_')}_`);
      // 'mail' begins the name of 'mail-services' too.
      const named = FEATURES.filter(({ name }) => fits(kebab(name))).toSorted((a, b) => b.name.length - a.name.length);
      const owner = named[0] ?? FEATURES.find(({ formerly }) => fits(formerly));
      const text = readFileSync(`db/migrations/${file}`, 'utf8');
      return [...text.matchAll(/^create table (\w+)/gim)].map(
        ([, table = '']) => [table, MOVED[table] ?? kebab(owner?.name ?? file)] as const,
      );
    }),
);
const tiers = FEATURES.map(({ name }) => kebab(name));
/** The feature that exports each view. */
const exporters = new Map(FEATURES.flatMap(({ name, views = [] }) => views.map((view) => [view, kebab(name)] as const)));
const known = new Set([...owners.keys(), ...exporters.keys()]);
const byCamelName = new Map([...known].map((table) => [camel(table), table]));

/** The tables and views a text names, in SQL or through the query builder. */
function tablesIn(source: string): ReadonlySet<string> {
  const text = source.replaceAll(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
  const plain = [...text.matchAll(/\b(?:from|join|into|update|analyze)\s+(?:only\s+)?([a-z_0-9]+)\b/gi)].map(([, name = '']) => name);
  const built = [
    ...text.matchAll(/(?:selectFrom|[jJ]oin|insertInto|updateTable|deleteFrom|mergeInto|sql\.table)\(\s*'(\w+)(?: as \w+)?'/g),
  ];
  return new Set([...plain, ...built.map(([, name = '']) => byCamelName.get(name) ?? name)].filter((name) => known.has(name)));
}

/** True when stores of a feature may name a table or view: its own, or a view that a feature before it exports. */
function mayName(feature: string, name: string): boolean {
  const exporter = exporters.get(name);
  if (exporter === undefined) return owners.get(name) === feature;
  return tiers.indexOf(exporter) <= tiers.indexOf(feature);
}

test('a store names only its own tables and the views that earlier features export', () => {
  const stores = tracked.filter((file) => /^features\/[^/]+\/server\/(store|store\/.+)\.ts$/.test(file) && !file.includes('.test.'));
  expect(stores.length).toBeGreaterThan(90);
  const foreign = stores.flatMap((file) =>
    [...tablesIn(readFileSync(file, 'utf8'))]
      .filter((name) => !mayName(file.split('/')[1] ?? '', name))
      .map((name) => `${file.replace('features/', '').replace('/server', '')}: ${name}`),
  );
  expect(foreign.toSorted()).toEqual([]);
});

/** Reached through the platform (platform/server/effects), which shows a feature its own rows; its views may show them beside its tables. */
const OF_THE_PLATFORM: ReadonlySet<string> = new Set(['effects']);

test('every view is exported by the feature whose tables it shows, beside views of earlier features', () => {
  const views = [...readFileSync('db/schema.sql', 'utf8').matchAll(/^create view (\w+) .*\n([\s\S]*?);$/gm)];
  expect(views.map(([, view]) => view).toSorted()).toEqual([...exporters.keys()].toSorted());
  const wrong = views.filter(([, view = '', body = '']) =>
    [...tablesIn(body)].some(
      (table) => !OF_THE_PLATFORM.has(table) && !mayName(exporters.get(view) ?? '', table) && owners.get(table) !== exporters.get(view),
    ),
  );
  expect(wrong.map(([, view]) => view)).toEqual([]);
});

test('a later view and the table behind an exported one stay closed', () => {
  expect(['contact_names', 'tasks', 'contacts', 'letter_states'].map((name) => mayName('tasks', name))).toEqual([true, true, false, false]);
  expect(mayName('contacts', 'activity_times')).toBe(true);
});

test('tables are found in SQL and in the query builder', () => {
  const source =
    "sql`select 1 from contacts c join only tasks t on true`; db.selectFrom('scoreGoals as g').innerJoin('files', 'a', 'b').innerJoin('contactNames as n', 'c', 'd');\n  // from users";
  expect([...tablesIn(source)].toSorted()).toEqual(['contact_names', 'contacts', 'files', 'score_goals', 'tasks']);
});

/** Where a row type is not compared with what the database answers, and why. */
const UNCHECKED_ROWS: Readonly<Record<string, string>> = {
  'features/identity/server/store.ts executeQuery is given a row type':
    'The row type is that of the statement where it is compiled, and compared there.',
  'platform/server/database/kysely-pool.ts query is given a row type': 'It passes on what the query builder asks for.',
};

test('the rows of every statement have its row type, which tests/replay compares with what the database answers', () => {
  const files = tracked.filter(
    (file) => /^(?:apps|features|platform)\/.*server\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing/.test(file),
  );
  const found = files.flatMap((file) => findUncheckedRows(file, readFileSync(file, 'utf8')));
  expect([...new Set(found.map((one) => one.replace(/:\d+/, '')))].toSorted()).toEqual(Object.keys(UNCHECKED_ROWS).toSorted());
});

test.each([
  ['const { rows } = await sql<{ id: string }>`select id`.execute(db); use(rows[0]?.id as TaskId);', 'casts an answer'],
  ['const found = (await sql`select id`.execute(db)).rows as Row[];', 'casts an answer'],
  ["const row = await db.selectFrom('tasks').executeTakeFirst(); return row && { state: row.state as State };", 'casts an answer'],
  ['const { rows } = await q.execute(db); return rows.map(({ state }) => state as State);', 'casts an answer'],
  ["const { rows } = await pool.query<{ id: string }>('select id from tasks');", 'query is given a row type'],
  ['const { rows } = await sql<any>`select id`.execute(db);', 'has rows of the type any'],
])('a row that gets past its type is found: %s', (source, what) => {
  expect(findUncheckedRows('store.ts', source)).toEqual([`store.ts:1 ${what}`]);
});

test('only the platform mints database handles, besides the start of the program', () => {
  const makers = tracked.filter(
    (file) =>
      /^(apps|features)\/.*\.ts$/.test(file) &&
      !/\.test\.ts$|\/testing\.ts$/.test(file) &&
      /\/database\/handles\.ts'|\bas (StaffDb|ClientDb|JobDb|PublicDb)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(makers).toEqual(['apps/server/start-server.ts']);
});
