import { tidyLine } from '../../../platform/base/one-line.ts';

/** The fewest letters of a name that say something; "Al" alone would be everyone. */
const FEWEST = 4;

/**
 * The sort keys of a name as someone may type it: the last name may begin at any word, and a company sorts by its whole name. 'Maria de la
 * Cruz' → 'de la Cruz Maria', 'la Cruz Maria de', …; 'Cruz, Maria' → 'Cruz Maria'.
 */
export function readSortNames(typed: string): readonly string[] {
  const name = tidyLine(typed);
  if (name.length < FEWEST) return [];
  const [last = '', first] = name.split(/,\s*/, 2);
  if (first !== undefined && first !== '') return [`${last} ${first}`];
  const words = name.split(' ').slice(0, 8);
  return [...new Set([name, ...words.slice(1).map((_word, i) => [...words.slice(i + 1), ...words.slice(0, i + 1)].join(' '))])];
}
