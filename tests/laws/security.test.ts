// docs/SECURITY.md says of each of the 83 cases which tests hold it. A test that is renamed or removed breaks the page, and this law says so.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTestNames } from '../support/test-names.ts';

const CASES = 83;
/** What a state begins with, and whether it has to name a test. */
const STATES: readonly (readonly [begins: string, named: boolean])[] = [
  ['Held by ', true],
  ['In part: ', true],
  ['Waits for ', false],
  ['Not tested: ', false],
];
/** A file of tests, or the quoted name of one in the file named last. */
const REFERENCE = /`([^`]+\.test\.tsx?)`|"((?:[^"\\]|\\.)+)"/g;

interface Named {
  readonly file: string;
  readonly name: string;
}

const rows = readFileSync('docs/SECURITY.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, tried, state] = /^\| (\d+) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
    return number === undefined || tried === undefined || state === undefined ? [] : [{ number: Number(number), tried, state }];
  });

/** @throws Error when a name stands before any file, or a file without a name */
function readReferences(state: string): readonly Named[] {
  const found: Named[] = [];
  let file: string | undefined;
  let waits = false;
  for (const [whole, path, quoted] of state.matchAll(REFERENCE)) {
    if (path !== undefined) {
      if (waits) throw new Error(`${file} has no name of a test behind it.`);
      [file, waits] = [path, true];
    } else if (file === undefined || quoted === undefined) throw new Error(`${whole} has no file before it.`);
    else {
      found.push({ file, name: quoted.replaceAll('\\"', '"') });
      waits = false;
    }
  }
  if (waits) throw new Error(`${file} has no name of a test behind it.`);
  return found;
}

test('each of the 83 cases is there once', () => {
  expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: CASES }, (_, at) => at + 1));
});

test('each case is held by a test, or says what is missing', () => {
  const wrong = rows.filter(({ state }) => {
    const found = STATES.find(([begins]) => state.startsWith(begins));
    return !found || (found[1] && readReferences(state).length === 0);
  });
  expect(wrong).toEqual([]);
});

test('each test that the page names exists under this name', () => {
  const names = new Map<string, ReadonlySet<string>>();
  const has = ({ file, name }: Named): boolean => {
    if (!existsSync(file)) return false;
    const known = names.get(file) ?? new Set(readTestNames(file));
    names.set(file, known);
    return known.has(name);
  };
  const references = rows.flatMap(({ state }) => readReferences(state));
  expect(references.length).toBeGreaterThan(CASES);
  expect(references.filter((reference) => !has(reference))).toEqual([]);
});
