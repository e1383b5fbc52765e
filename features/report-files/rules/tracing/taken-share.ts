// How much of a file its reader took, and what it left: for `report read --full`, and so that a reader cannot lose values unnoticed.
import { maskAccountNumber } from '../masking.ts';
import type { SourceLeaf, Step } from './source-leaf.ts';
import type { TracedFile } from './trace-report.ts';

export interface TakenShare {
  /** Values of the file that are not empty, and those the reader took. */
  readonly values: number;
  readonly taken: number;
  /** Of 1, to three places. */
  readonly share: number;
  /** What was not taken, the most frequent first. */
  readonly untaken: readonly Untaken[];
}
/** Values of one kind: a path without places in lists, how many there are, and one of them unless it may be another person's. */
export interface Untaken {
  readonly path: string;
  readonly count: number;
  readonly example: string | null;
}

const MOST_CHARACTERS = 60;

export function takenShare({ leaves, report }: TracedFile): TakenShare {
  const taken = leaves.filter((leaf) => leaf.taken).length;
  const kinds = new Map<string, { count: number; readonly first: SourceLeaf }>();
  for (const leaf of leaves) {
    if (leaf.taken) continue;
    const path = leaf.steps.filter((step) => typeof step !== 'number').join('/');
    const kind = kinds.get(path);
    if (kind) kind.count++;
    else kinds.set(path, { count: 1, first: leaf });
  }
  // Readers leave out what another borrower's part of a joint file says of that person.
  const mayShow = report.people === undefined;
  return {
    values: leaves.length,
    taken,
    share: leaves.length === 0 ? 0 : Math.round((taken / leaves.length) * 1000) / 1000,
    untaken: [...kinds]
      .map(([path, { count, first }]) => ({ path, count, example: mayShow ? maskExample(first.steps, first.text) : null }))
      .toSorted((a, b) => b.count - a.count),
  };
}

const PERSONAL = /ssn|social|taxpayer|birth|dob|age(?:years)?$/i;
const NUMBERED = /account.?(?:number|identifier)|item.?key|handle/i;

/** One value as it may be shown: Social Security numbers and dates of birth without their digits, account numbers masked. */
function maskExample(steps: readonly Step[], text: string): string {
  const shown = text.replace(/\s+/g, ' ').trim();
  const name = steps.slice(-3).join('/');
  if (PERSONAL.test(name)) return shown.replace(/\d/g, '*').slice(0, MOST_CHARACTERS);
  if (NUMBERED.test(name)) return maskAccountNumber(shown).slice(0, MOST_CHARACTERS);
  return shown.replace(/(?<!\d)\d{3}[- ]?\d{2}[- ]?\d{4}(?!\d)/g, '*********').slice(0, MOST_CHARACTERS);
}
