// A backup knows what to do with each table and each job: one that is added later is decided on, not forgotten.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { NOT_AGAIN, RUN_AGAIN } from '../../features/backup/rules/job-classes.ts';
import { LEFT_OUT, TABLE_CLASSES } from '../../features/backup/rules/table-classes.ts';

const schema = readFileSync('db/schema.sql', 'utf8');
const tables = new Map([...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)].map(([, name = '', body = '']) => [name, body]));

test('every table is kept, left out or reset', () => {
  expect(tables.size).toBeGreaterThan(70);
  expect(Object.keys(TABLE_CLASSES).toSorted()).toEqual([...tables.keys()].toSorted());
});

test('no row that is kept needs one that is left out', () => {
  const broken = [...tables].flatMap(([name, body]) =>
    LEFT_OUT.has(name)
      ? []
      : [...body.matchAll(/REFERENCES (\w+)/g)].flatMap(([, to = '']) => (LEFT_OUT.has(to) ? [`${name} → ${to}`] : [])),
  );
  expect(broken).toEqual([]);
});

test('no session, code or key to sign in with is kept', () => {
  const secret = [...tables].filter(([, body]) => /^ {2}(cookie_hash|refresh_hash|credential_hash|private_key_sealed)/m.test(body));
  expect(secret.length).toBeGreaterThan(4);
  // The seal of signed papers signs nobody in, and the office keeps it.
  expect(secret.map(([name]) => name).filter((name) => !LEFT_OUT.has(name))).toEqual(['offer_signing_keys']);
});

test('a table that counts transactions says in which one', () => {
  const counting = [...tables].filter(([, body]) => / xid8 /.test(body) && /^ {2}activity_id /m.test(body)).map(([name]) => name);
  expect(counting.map((name) => TABLE_CLASSES[name])).toEqual(counting.map(() => ({ placesOf: 'activity' })));
});

test('every job that is not scheduled runs again after a restore, or says why not', () => {
  const jobs = FEATURES.flatMap((feature) => feature.jobs ?? []).filter(({ schedule }) => schedule === undefined);
  expect([...RUN_AGAIN, ...Object.keys(NOT_AGAIN)].toSorted()).toEqual(jobs.map(({ name }) => name as string).toSorted());
});
