import type { ExportSource } from '../contract.ts';

/** What can be exported. */
export const NAMES: Readonly<Record<ExportSource['dataset'], string>> = { contacts: 'contacts', activity: 'activity' };
/** Its rows, after a number. */
export const ROWS: Readonly<Record<ExportSource['dataset'], string>> = { contacts: 'contacts', activity: 'activity entries' };
