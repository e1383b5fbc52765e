// Names of tests, read from their files without running them.
import { readFileSync } from 'node:fs';

/** The first text after a bracket: the name of a test, or the first cell of a row in a table of tests. */
const FIRST_TEXT = /(?<=[[(]\s*)(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;

/** Texts of a test file that can be the name of a test, or of a row in a table of tests; `file` from the top of the repository. */
export function readTestNames(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(FIRST_TEXT)].map(([, , text = '']) => text);
}
