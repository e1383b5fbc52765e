// What the manifests promise the rest of the app: tiers that are the folders, tables that follow a contact or are bound to it, and
// activities that are declared.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { listEndpoints } from '../../platform/server/http/api.ts';
import { gatherCatalog } from '../../platform/server/manifest.ts';

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

test('every activity an endpoint or wire route leaves is declared by a manifest', () => {
  const contracts = listEndpoints(FEATURES).flatMap(({ endpoint }) => endpoint['~orpc'].meta.activity ?? []);
  const wire = FEATURES.flatMap((f) => f.wire ?? []).flatMap(({ activity }) => activity ?? []);
  expect([...contracts, ...wire].filter((kind) => !(kind in catalog.activities))).toEqual([]);
});

test('plain names of activities are different and begin with a capital', () => {
  const names = Object.values(catalog.activities).map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(names.filter((name) => !/^[A-Z][^.]+$/.test(name))).toEqual([]);
});
