// How often a text was used, and what became of the items: counts of the past. They predict nothing.
import { z } from 'zod';

const n = z.number().int();
export const textUse = z.object({
  /** Items in opened rounds, each bureau's line by itself. */
  used: n,
  byBureau: z.object({ EQ: n, EX: n, TU: n }),
  open: n,
  removed: n,
  corrected: n,
  confirmed: n,
  unanswered: n,
});
export type TextUse = z.output<typeof textUse>;

/** Fewer answers say nothing in percent. */
export const FEWEST_FOR_PERCENT = 10;

export const NO_USE: TextUse = {
  used: 0,
  byBureau: { EQ: 0, EX: 0, TU: 0 },
  open: 0,
  removed: 0,
  corrected: 0,
  confirmed: 0,
  unanswered: 0,
};

/** Uses of several texts together. */
export function addUses(uses: readonly TextUse[]): TextUse {
  const sum = (read: (use: TextUse) => number): number => uses.reduce((total, use) => total + read(use), 0);
  return {
    used: sum((use) => use.used),
    byBureau: { EQ: sum((use) => use.byBureau.EQ), EX: sum((use) => use.byBureau.EX), TU: sum((use) => use.byBureau.TU) },
    open: sum((use) => use.open),
    removed: sum((use) => use.removed),
    corrected: sum((use) => use.corrected),
    confirmed: sum((use) => use.confirmed),
    unanswered: sum((use) => use.unanswered),
  };
}

/** Items with a recorded outcome. */
export function answersOf({ removed, corrected, confirmed, unanswered }: TextUse): number {
  return removed + corrected + confirmed + unanswered;
}

export interface UseLine {
  readonly label: string;
  readonly count: number;
  /** Of the items with an outcome; null where these are too few. */
  readonly percent: number | null;
}

/** Each outcome with its count and, where there are enough, its share. */
export function outcomeLines(use: TextUse): readonly UseLine[] {
  const answers = answersOf(use);
  const line = (label: string, count: number): UseLine => ({
    label,
    count,
    percent: answers < FEWEST_FOR_PERCENT ? null : Math.round((count / answers) * 100),
  });
  return [
    line('Removed', use.removed),
    line('Corrected', use.corrected),
    line('Confirmed as it was', use.confirmed),
    line('No answer in time', use.unanswered),
  ];
}

/** One line for a table: '4 (40%) removed, 3 (30%) corrected of 10'. */
export function shortUse(use: TextUse): string {
  const answers = answersOf(use);
  if (use.used === 0) return 'Not used yet';
  if (answers === 0) return 'No outcome yet';
  const [removed, corrected] = outcomeLines(use);
  const said = (one: UseLine | undefined): string => (one ? `${one.count}${one.percent === null ? '' : ` (${one.percent}%)`}` : '0');
  const counts = `${said(removed)} removed, ${said(corrected)} corrected of ${answers}`;
  return answers < FEWEST_FOR_PERCENT ? `${counts} (too few for %)` : counts;
}
