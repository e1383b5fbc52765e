import { readFileSync } from 'node:fs';

/** The report on paper, as Typst source. */
export const REPORT_TEMPLATE = readFileSync(new URL('../rules/report-template.typ', import.meta.url), 'utf8');
