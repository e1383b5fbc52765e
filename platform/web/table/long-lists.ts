import type { Query } from '@tanstack/react-query';

/** Pages somebody has loaded before a list counts as long. */
const SHORT = 1;

/**
 * True for lists of which several pages are loaded. Reading them anew would ask for each page again and move rows under the
 * hand of whoever works in them, so they are only marked as old, and the list says so.
 */
export function isLongList(query: Pick<Query, 'state'>): boolean {
  const data: unknown = query.state.data;
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > SHORT;
}
