// How two numbers compare, in words. No percentages of small numbers, and nothing is called good or bad.
import type { Compared } from '../contract.ts';

export interface Comparison {
  readonly direction: 'more' | 'fewer' | 'same' | 'unknown';
  readonly words: string;
}

/** `now` against as much of the month before. */
export function compare({ now, before }: Compared): Comparison {
  if (now.capped || before.capped) return { direction: 'unknown', words: `${write(before)} by this day last month` };
  const difference = now.count - before.count;
  if (difference === 0) return { direction: 'same', words: 'as many as by this day last month' };
  const direction = difference > 0 ? 'more' : 'fewer';
  return { direction, words: `${Math.abs(difference).toLocaleString('en-US')} ${direction} than by this day last month` };
}

export function write({ count, capped }: Compared['now']): string {
  return `${count.toLocaleString('en-US')}${capped ? '+' : ''}`;
}
