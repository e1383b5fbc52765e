import type { ExportSource } from '../contract.ts';

/** What is taken out. */
export const NAMES: Readonly<Record<ExportSource['dataset'], string>> = { contacts: 'contacts', activity: 'activity' };
/** Its rows, after a number. */
export const ROWS: Readonly<Record<ExportSource['dataset'], string>> = { contacts: 'contacts', activity: 'lines of activity' };
