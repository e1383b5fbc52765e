/** How long a finished export can be fetched. */
export const FETCHABLE_MS = 15 * 60 * 1000;
