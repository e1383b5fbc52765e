import type { Query } from '@tanstack/react-query';

/** Loaded pages from which a list counts as long. */
const SHORT = 1;

/**
 * True for lists of which several pages are loaded. Reading them again would ask for each page again and move rows under the
 * cursor of the person working in them, so they are only marked as old, and the list says so.
 */
export function isLongList(query: Pick<Query, 'state'>): boolean {
  const data: unknown = query.state.data;
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > SHORT;
}
