// Everything that is kept of a person has an end: each table about people says how long it is kept and how it is destroyed, and nothing else
// destroys what the law asks to keep.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { NOT_HANDED_OVER } from '../../features/retention/rules/handed-over.ts';

const schema = readFileSync('db/schema.sql', 'utf8');
const kinds = FEATURES.flatMap(({ retention = [] }) => retention);
const tables = new Set(kinds.flatMap((kind) => [...kind.tables]));

/** Tables about people that no kind covers, each with the reason. */
const WITHOUT_KIND: Readonly<Record<string, string>> = {
  access_log: 'It says which of the staff looked at which number, and ends by itself after two years.',
  retention_due: 'It is computed again every night, and says nothing of a record but that it is due.',
  retention_subjects: 'It is what certificates are made of: the number of a record and what was destroyed of it.',
};

test('G34: every table about a contact is in a kind of record, or says why it is in none', () => {
  const about = [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)]
    .filter(([, , columns]) => /^ {2}contact_id /m.test(columns ?? ''))
    .map(([, name = '']) => name);
  expect(about.length).toBeGreaterThan(40);
  expect([...tables, ...Object.keys(WITHOUT_KIND)].toSorted()).toEqual([...about, 'contacts'].toSorted());
  expect(Object.keys(NOT_HANDED_OVER).filter((table) => !about.includes(table))).toEqual([]);
});

test('G33, C12: what was signed, agreed to, called and sold names the law that asks to keep it', () => {
  const held = (table: string): boolean =>
    kinds.filter((kind) => kind.tables.includes(table)).some(({ mustKeep }) => mustKeep !== undefined);
  expect(
    ['agreements', 'contact_consents', 'lead_calls', 'billing_standings', 'document_checks', 'files'].filter((table) => !held(table)),
  ).toEqual([]);
  const evidence = ['agreements', 'letters', 'dispute_rounds', 'finding_answers', 'client_statements'];
  expect(
    kinds.filter(({ tables: own, onRequest }) => onRequest && own.some((table) => evidence.includes(table))).map(({ key }) => key),
  ).toEqual([]);
});

test('G33: only the end of its keeping deletes all rows of a contact', () => {
  const users = globSync('{apps,features,platform}/**/*.ts').filter(
    (file) =>
      !file.includes('.test.') &&
      /\b(?:deleteRows|rowsDisposed)\(/.test(readFileSync(file, 'utf8')) &&
      /platform\/server\/retention/.test(readFileSync(file, 'utf8')),
  );
  expect(users.length).toBeGreaterThan(15);
  expect(users.filter((file) => !/^features\/[\w-]+\/server\/(?:store\/retention|feature)\.ts$/.test(file))).toEqual([]);
  const callers = globSync('features/**/*.ts').filter(
    (file) => !file.includes('.test.') && /\bdestroyKinds\(/.test(readFileSync(file, 'utf8')),
  );
  // After an approval and its checks, and after a restore of what was approved before.
  expect(callers.toSorted()).toEqual([
    'features/retention/server/apply-disposals.ts',
    'features/retention/server/destroy-job.ts',
    'features/retention/server/destroy-kinds.ts',
  ]);
});

test('names of kinds are different and plain', () => {
  const names = kinds.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[A-Z][^.]+$/.test(name))).toEqual([]);
});
