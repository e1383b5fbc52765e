// Files about several people: who they are, and whose a line is.
import type { PartialDate } from './partial-date.ts';

/**
 * Whose a line of a file about several people is: the client's, another person's alone, or the client's together with another. Absent:
 * the client's. What is another's alone leaves a report with `ownReport` before anything else is done with it.
 */
export type LineOwner = 'client' | 'other' | 'joint';
/** One of several people a file is about. */
export interface ReportPerson {
  /** 'person-1', 'person-2': the place in the file, the same each time it is read. */
  readonly id: string;
  readonly name: string | null;
  readonly ssnLast4?: string;
  readonly birth?: PartialDate;
  /** The one the file is read for. */
  readonly client: boolean;
}
