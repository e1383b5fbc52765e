// Who may name a table, and who may make a database handle.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';

const tracked = execFileSync('git', ['ls-files', 'apps', 'features', 'platform'], { encoding: 'utf8' }).split('\n');
const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Tables whose feature was cut out of the one that created them. */
const MOVED: Readonly<Record<string, string>> = {
  invites: 'accounts',
  contact_fields: 'contact-fields',
  contact_bulk_changes: 'contact-lists',
  credit_report_matches: 'account-matching',
  credit_report_events: 'report-changes',
};
/** What every feature may name: a view, because its owner made it for others. */
const VIEWS: ReadonlySet<string> = new Set();

/** The feature of each table: the one its migration is named for, under its name of today. */
const owners = new Map(
  readdirSync('db/migrations')
    .sort()
    .flatMap((file) => {
      const fits = (name: string | undefined): boolean => name !== undefined && file.slice(5).startsWith(`${name.replaceAll('-', '_')}_`);
      const owner = FEATURES.find(({ name }) => fits(kebab(name))) ?? FEATURES.find(({ formerly }) => fits(formerly));
      const text = readFileSync(`db/migrations/${file}`, 'utf8');
      return [...text.matchAll(/^create table (\w+)/gim)].map(
        ([, table = '']) => [table, MOVED[table] ?? kebab(owner?.name ?? file)] as const,
      );
    }),
);
const byCamelName = new Map([...owners.keys()].map((table) => [camel(table), table]));

/** The tables a text names, in SQL or through the query builder. */
function tablesIn(source: string): ReadonlySet<string> {
  const text = source.replaceAll(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
  const plain = [...text.matchAll(/\b(?:from|join|into|update|analyze)\s+(?:only\s+)?([a-z_0-9]+)\b/gi)].map(([, name = '']) => name);
  const built = [
    ...text.matchAll(/(?:selectFrom|[jJ]oin|insertInto|updateTable|deleteFrom|mergeInto|sql\.table)\(\s*'(\w+)(?: as \w+)?'/g),
  ];
  return new Set([...plain, ...built.map(([, name = '']) => byCamelName.get(name) ?? name)].filter((name) => owners.has(name)));
}

/**
 * Stores that name a table of another feature, as of November 22, 2026; each is to read a view that the owner exports, or to ask its public
 * functions. The list only ever gets shorter.
 */
const KNOWN: readonly string[] = [
  'account-matching/store.ts: contacts',
  'accounts/store/client-logins.ts: users',
  'accounts/store/invites.ts: signup_permits',
  'accounts/store/invites.ts: users',
  'accounts/store/portal-ties.ts: sessions',
  'accounts/store/portal-ties.ts: users',
  'accounts/store/roles.ts: roles',
  'accounts/store/users.ts: second_factors',
  'accounts/store/users.ts: users',
  'agreements/store/by-contact.ts: contacts',
  'cases/store.ts: contacts',
  'cases/store/by-stage.ts: contacts',
  'cases/store/overdue.ts: contacts',
  'cases/store/overdue.ts: dispute_items',
  'cases/store/overdue.ts: dispute_rounds',
  'cases/store/overdue.ts: letters',
  'contact-lists/store/bulk-undo.ts: contacts',
  'contact-lists/store/bulk.ts: contacts',
  'contact-lists/store/count.ts: contacts',
  'contact-lists/store/list.ts: contacts',
  'contact-lists/store/needs.ts: contacts',
  'contact-lists/store/row.ts: activity',
  'contact-lists/store/row.ts: contacts',
  'contacts/store/references.ts: office_locations',
  'credit-reports/store/asking.ts: contacts',
  'credit-reports/store/states.ts: contacts',
  'credit-reports/store/unread.ts: contacts',
  'disputes/store.ts: contacts',
  'disputes/store/needs.ts: contacts',
  'duplicates/store.ts: contacts',
  'duplicates/store/find.ts: contacts',
  'duplicates/store/sides.ts: contacts',
  'duplicates/store/sides.ts: office_locations',
  'duplicates/store/sides.ts: users',
  'exports/store.ts: contacts',
  'exports/store.ts: users',
  'files/store/documents.ts: users',
  'findings/store/needs.ts: contacts',
  'imports/store/contacts.ts: activity',
  'imports/store/contacts.ts: contact_tags',
  'imports/store/contacts.ts: contacts',
  'imports/store/rows.ts: contacts',
  'leads/store.ts: contacts',
  'leads/store/came.ts: contacts',
  'leads/store/forms.ts: contacts',
  'letters/store.ts: contacts',
  'letters/store/owed-answers.ts: dispute_items',
  'letters/store/owed-answers.ts: dispute_rounds',
  'monitoring/store.ts: contacts',
  'monitoring/store/by-contact.ts: contacts',
  'monitoring/store/list.ts: contacts',
  'report-changes/store.ts: contacts',
  'report-changes/store.ts: credit_reports',
  'scores/store/everybody.ts: contacts',
  'tasks/store.ts: contacts',
];

test('a store names only its own tables', () => {
  const stores = tracked.filter((file) => /^features\/[^/]+\/server\/(store|store\/.+)\.ts$/.test(file) && !file.includes('.test.'));
  expect(stores.length).toBeGreaterThan(90);
  const foreign = stores.flatMap((file) =>
    [...tablesIn(readFileSync(file, 'utf8'))]
      .filter((table) => owners.get(table) !== file.split('/')[1] && !VIEWS.has(table))
      .map((table) => `${file.replace('features/', '').replace('/server', '')}: ${table}`),
  );
  expect(foreign.toSorted()).toEqual(KNOWN);
});

test('tables are found in SQL and in the query builder', () => {
  const source =
    "sql`select 1 from contacts c join only tasks t on true`; db.selectFrom('scoreGoals as g').innerJoin('files', 'a', 'b');\n  // from users";
  expect([...tablesIn(source)].toSorted()).toEqual(['contacts', 'files', 'score_goals', 'tasks']);
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
