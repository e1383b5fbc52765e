// What a list of contacts passes to the page around it.
import type { ContactRow } from '../../contract.ts';
import type { ContactFilter } from '../../rules/contact-filter.ts';
import type { BulkChange } from '../queries.ts';

/** Number of matches; from 10,000 on only "at least". */
export interface Total {
  readonly count: number;
  readonly capped: boolean;
}
export interface ListState {
  readonly filter: ContactFilter;
  readonly total: Total | undefined;
}

export interface Selection {
  readonly count: number;
  /** As `contactLists.bulkUpdate` takes it. */
  readonly input: BulkChange['selection'];
  /** The selected rows that are known; with "all that match" those that were loaded. */
  readonly rows: readonly ContactRow[];
  readonly clear: () => void;
}

/** '1,234', or '10,000+' when it is not counted further. */
export function formatTotal({ count, capped }: Total): string {
  return `${count.toLocaleString('en-US')}${capped ? '+' : ''}`;
}
