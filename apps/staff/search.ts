// Search parameters of the staff pages. Unusable values are dropped, never an error.
import type { ListSearch } from '../../platform/web/table/list-search.ts';

export interface LoginSearch {
  readonly from?: string;
}
/** Filters, sort and tab of a list; the page itself knows which of them mean something to it. */
export type { ListSearch };

type Raw = Record<string, unknown>;
const LONGEST = 120;
/** Words to search for; longer ones would be refused, and the list would show everyone. */
const LONGEST_WORDS = 80;
const MOST = 40;

export function readLoginSearch(raw: Raw): LoginSearch {
  return { ...(typeof raw['from'] === 'string' && { from: raw['from'] }) };
}

export function readListSearch(raw: Raw): ListSearch {
  // The router reads digits as a number; a phone number is searched as text.
  const texts = Object.entries(raw).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [[key, cut(String(value), key === 'q' ? LONGEST_WORDS : LONGEST)] as const]
      : [],
  );
  return Object.fromEntries(texts.filter(([, value]) => value !== '').slice(0, MOST));
}

/** Never in the middle of a sign that is two halves, such as an emoji: half of one cannot stand in an address. */
const cut = (text: string, longest: number): string => text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
