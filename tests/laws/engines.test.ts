// Both engines are looked at: what runs on the embedded one beside PostgreSQL is a list, and no feature may be missing from it.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMBEDDED_FILES } from '../support/embedded-files.ts';

test('each entry of the list names a test', () => {
  expect(EMBEDDED_FILES.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});

test('each feature with tests of its server has one on the embedded engine', () => {
  const featuresOf = (paths: readonly string[]) => new Set(paths.map((path) => path.split('/')[1]));
  const chosen = featuresOf(EMBEDDED_FILES.flatMap((pattern) => globSync(pattern)).filter((path) => path.startsWith('features/')));
  const tested = featuresOf(globSync('features/*/server/**/*.test.ts'));
  expect([...tested].filter((feature) => !chosen.has(feature))).toEqual([]);
});
