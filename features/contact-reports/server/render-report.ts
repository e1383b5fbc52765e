// A report about one contact on paper: its sheet becomes PDF by the one template.
import { readFileSync } from 'node:fs';
import { maskSsns } from '../../../platform/base/ssn-pattern.ts';
import { NOTO_SERIF } from '../../../platform/server/pdf/noto-serif.ts';
import type { TypstDocument, TypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import type { TypstFile } from '../../../platform/server/pdf/typst-protocol.ts';
import type { ReportSheet } from '../rules/report-sheet.ts';

const TEMPLATE = readFileSync(new URL('../rules/contact-report-template.typ', import.meta.url), 'utf8');
const ROWS_A_LETTER = 20;

/**
 * US Letter, tagged, PDF/UA-1. Reports quote what others typed, so everything written like a Social Security number is masked.
 * Characters the font cannot show are printed as '?'.
 */
export async function renderReport(
  sheet: ReportSheet,
  renderer: TypstRenderer,
  ssnLast4: string | null,
  files: readonly TypstFile[] = [],
): Promise<TypstDocument> {
  const endings = new Set(ssnLast4 === null ? [] : [ssnLast4]);
  const said = (change: (text: string) => string): unknown =>
    JSON.parse(JSON.stringify(sheet, (_key, value: unknown) => (typeof value === 'string' ? change(value) : value)));
  const masked = (text: string): string => maskSsns(text, { endings });
  const rows = sheet.sections.reduce((sum, { table }) => sum + (table?.rows.length ?? 0), 0);
  // A paper behind it is as much work as a letter.
  const weight = 1 + Math.ceil(rows / ROWS_A_LETTER) + files.length;
  const job = { template: TEMPLATE, fonts: NOTO_SERIF, standard: 'ua-1', weight, files } as const;
  const made = await renderer.render({ ...job, data: said(masked) });
  if (!made.missingGlyphs) return made;
  const missing = new Set(made.missingGlyphs);
  return renderer.render({ ...job, data: said((text) => Array.from(masked(text), (char) => (missing.has(char) ? '?' : char)).join('')) });
}
