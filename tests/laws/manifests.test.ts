// What the manifests promise the rest of the app: tiers that are the folders, tables that follow a contact or are bound to it, and
// activities that are declared.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { listEndpoints } from '../../platform/server/http/api.ts';
import { gatherCatalog } from '../../platform/server/manifest.ts';
import { describeSchedule } from '../../features/automation/rules/describe-schedule.ts';
import { EFFECT_KIND } from '../../features/automation/rules/rule-action.ts';
import { kindOfActivity } from '../../platform/base/upkeep.ts';

/** What screens say of facets (platform/web/screens.ts). */
interface FacetScreens {
  readonly feature: string;
  readonly columns?: readonly { readonly facet: string; readonly permission: string; readonly place: number }[];
  readonly filters?: readonly {
    readonly facet: string;
    readonly permission: string;
    readonly choices: readonly { readonly value: string }[];
  }[];
}

const folders = readdirSync('features').sort();
const catalog = gatherCatalog(FEATURES);
const schema = readFileSync('db/schema.sql', 'utf8');

test('the list of features is the list of folders, and the arrows know the same tiers', () => {
  const { RULES_ONLY, TIERS } = createRequire(import.meta.url)('../../scripts/tiers.cjs') as {
    readonly RULES_ONLY: readonly string[];
    readonly TIERS: readonly string[];
  };
  const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect([...RULES_ONLY, ...FEATURES.map(({ name }) => kebab(name))]).toEqual(TIERS);
  expect([...TIERS].sort()).toEqual(folders);
});

test('every table about a contact follows it into another record or says why it is bound', () => {
  const tables = [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)]
    .filter(([, , columns]) => /^ {2}contact_id /m.test(columns ?? ''))
    .map(([, name]) => name);
  const named = [...catalog.follows.flatMap((f) => f.tables), ...FEATURES.flatMap((f) => Object.keys(f.bound ?? {}))];
  expect(tables.length).toBeGreaterThan(30);
  expect(named.toSorted()).toEqual(tables.toSorted());
});

/** Columns that name a record without a key to it, each with the reason. */
const KEYLESS: Readonly<Record<string, string>> = {
  'access_log.session_id': 'Sessions are deleted when they are over; what was seen in them stays.',
  'activity.actor_id': 'What happened is told for ever; the writer of a row waits for no other table.',
  'activity.contact_id': 'What happened is told for ever; the writer of a row waits for no other table.',
  'activity_disposals.disposal_id':
    'Names a disposal of a later feature (retention); after a restore it may be one the backup did not know yet.',
  'agreement_templates.pair_id': 'A mark that the two languages of one template share; it names no record.',
  'library_letters.pair_id': 'A mark that the two languages of one letter share; it names no record.',
  'dispute_denials.source_id': 'Names the answer of a later feature (findings), which moves and removes its own.',
  'dispute_file_statements.source_id': 'The statement it comes from, in a feature behind this one.',
  'dispute_item_sources.source_id': 'Names the answer of a later feature (findings), which moves and removes its own.',
  'letter_versions.replaced_by': 'Kept with the name for the time after the person is gone.',
  'letters.created_by': 'Kept with the name for the time after the person is gone.',
  'letters.recipient_id': 'A letter keeps whom it went to when the address book merges or removes them.',
  'letters.recipient_address_id': 'A letter keeps where it went when the address book merges or removes it.',
  'letters.source_letter_id': 'The letter of a later feature (letter-library) that it was written from.',
  'letters.source_version_id': 'The version of a later feature (letter-library) that it was written from.',
  'duplicate_progress.import_id': 'A place to go on from; the import may be gone.',
  'exports.session_id': 'Sessions are deleted when they are over; the export stays in the list.',
  'report_files.session_id': 'Sessions are deleted when they are over; the file stays in the list.',
  'import_rows.contact_id': 'The id that the contact will have once the row is written.',
};

test('every column that names another record has a key to it, or a reason', () => {
  const keyless = [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)].flatMap(([, table = '', body = '']) => {
    const keyed = new Set([...body.matchAll(/FOREIGN KEY \(([^)]*)\)/g)].flatMap(([, columns = '']) => columns.split(', ')));
    return [...body.matchAll(/^ {2}(\w+_(?:id|by|into)) uuid\b/gm)].flatMap(([, column = '']) =>
      keyed.has(column) ? [] : [`${table}.${column}`],
    );
  });
  expect(keyless.sort()).toEqual(Object.keys(KEYLESS).sort());
});

test('every activity an endpoint or wire route leaves is declared by a manifest', () => {
  const contracts = listEndpoints(FEATURES).flatMap(({ endpoint }) => kindOfActivity(endpoint['~orpc'].meta.activity) ?? []);
  const wire = FEATURES.flatMap((f) => f.wire ?? []).flatMap(({ activity }) => activity ?? []);
  expect([...contracts, ...wire].filter((kind) => !(kind in catalog.activities))).toEqual([]);
});

test('every facet has one column in the screens of its feature, and every filter of a facet one filter, and the other way round', async () => {
  // By its path, because what runs in a browser is checked with other types than this.
  const { FEATURE_SCREENS: screens } = (await import(new URL('../../apps/staff/screens.ts', import.meta.url).href)) as {
    readonly FEATURE_SCREENS: readonly FacetScreens[];
  };
  const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const facets = FEATURES.flatMap(({ name, formerly, facets: own = [] }) =>
    own.map((facet) => ({ ...facet, feature: kebab(formerly ?? name) })),
  );
  const told = (feature: string, key: string, permission: string): string => `${feature} ${key} ${permission}`;
  expect(facets.length).toBeGreaterThan(10);
  expect(
    screens.flatMap(({ feature, columns = [] }) => columns.map((column) => told(feature, column.facet, column.permission))).toSorted(),
  ).toEqual(facets.map(({ feature, key, permission }) => told(feature, key, permission)).toSorted());
  const values = (all: readonly string[]): string => all.toSorted().join();
  expect(
    screens
      .flatMap(({ feature, filters = [] }) =>
        filters.map((filter) => `${told(feature, filter.facet, filter.permission)} ${values(filter.choices.map(({ value }) => value))}`),
      )
      .toSorted(),
  ).toEqual(
    facets
      .flatMap(({ feature, key, permission, filter }) => (filter ? [`${told(feature, key, permission)} ${values(filter)}`] : []))
      .toSorted(),
  );
  // Values that lists are filtered by can be computed again from their source.
  for (const { name, facets: own = [], maintenance = [] } of FEATURES)
    if (own.some(({ filter }) => filter)) expect(maintenance.map(({ key }) => key)).toContain(`${name}.filterValues`);
  const places = screens.flatMap(({ columns = [] }) => columns.map(({ place }) => place));
  expect(new Set(places).size).toBe(places.length);
});

test('plain names of activities are different and begin with a capital', () => {
  const names = Object.values(catalog.activities).map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(names.filter((name) => !/^[A-Z][^.]+$/.test(name))).toEqual([]);
});

/** What a rule of the office may change of a contact. */
const FIELDS_OF_RULES = ['tags', 'owner', 'ownerId', 'followUpOn'] as const;

test('what the program does by itself is said in one plain sentence each, and no rule of the office starts it', () => {
  const sentences = catalog.automatic.map(({ sentence }) => sentence);
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter((sentence) => !/^[A-Z][^.!]+\.$/.test(sentence))).toEqual([]);
  expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([]);
  const time = { now: new Date('2026-11-22T12:00:00Z'), zone: 'America/New_York' };
  for (const { schedule } of catalog.automatic) if (schedule !== null) expect(describeSchedule(schedule, time)).toMatch(/^Every /);
  // Otherwise a rule could start itself through a reaction: only what a rule itself did is marked as its own.
  const effects: ReadonlySet<string> = new Set(Object.values(EFFECT_KIND));
  const started = FEATURES.flatMap(({ reactions = [] }) => reactions).filter(({ on }) => effects.has(on));
  const actor = { kind: 'automation', userId: null, name: 'A rule' } as const;
  for (const { on: kind, when } of started)
    for (const field of FIELDS_OF_RULES)
      expect(when?.({ kind, actor, contactId: null, subject: { type: 'contact', id: '' }, summary: '', after: { [field]: 'x' } })).toBe(
        false,
      );
  expect([...effects].filter((kind) => !(kind in catalog.activities))).toEqual([]);
});
