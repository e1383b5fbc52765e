// Rows of a report as the bytes of a file, page by page.
import { formatCivilDate, civilDateAt } from '../../../platform/base/civil-date.ts';
import { NOTO_SERIF } from '../../../platform/server/pdf/noto-serif.ts';
import type { TypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import { openSheet, type SheetColumn, type SheetValue } from '../../../platform/server/xlsx.ts';
import { writeCsvLine } from '../../imports/rules/inert-cells.ts';
import type { FileFormat } from '../contract.ts';
import { officeMoment, plainCell, shownCell, type Cell } from '../rules/cell-text.ts';
import type { ReportColumn, ReportDefinition } from '../rules/report-definition.ts';
import { REPORT_TEMPLATE } from './report-template.ts';
import type { FileFact } from './file-facts.ts';
import type { ReportHead } from './office-look.ts';

export interface RowWriter {
  readonly add: (cells: readonly Cell[]) => void;
  readonly finish: () => Promise<Uint8Array>;
}
export interface FileHead {
  readonly office: ReportHead | null;
  readonly facts: readonly FileFact[];
  readonly at: Date;
  /** Of the office: moments are shown on its clock. */
  readonly zone: string;
  readonly by: string;
  /** The counts above the rows. */
  readonly groups: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

const BYTE_ORDER_MARK = '\ufeff';

export function openRowWriter(format: FileFormat, report: ReportDefinition, head: FileHead, typst: TypstRenderer): RowWriter {
  if (format === 'csv') return openCsv(report, head.zone);
  return format === 'xlsx' ? openWorkbook(report, head.zone) : openPdf(report, head, typst);
}

function openCsv({ columns }: ReportDefinition, zone: string): RowWriter {
  const lines = [BYTE_ORDER_MARK + writeCsvLine(columns.map(({ label }) => label))];
  return {
    add: (cells) => lines.push(writeCsvLine(columns.map((column, place) => plainCell(column, cells[place] ?? null, zone)))),
    finish: async () => Buffer.from(lines.join('')),
  };
}

const SHEET_KINDS: Readonly<Record<ReportColumn['kind'], SheetColumn['kind']>> = {
  text: 'text',
  contact: 'text',
  choice: 'text',
  furnisher: 'text',
  number: 'number',
  day: 'day',
  instant: 'moment',
};

function openWorkbook({ title, columns }: ReportDefinition, zone: string): RowWriter {
  const sheet = openSheet(
    title,
    columns.map(({ label, width = 150, kind }) => ({
      head: label,
      width: Math.max(label.length + 2, Math.round(width / 8)),
      kind: SHEET_KINDS[kind],
    })),
  );
  return {
    add: (cells) => sheet.add(columns.map((column, place) => sheetValue(column, cells[place] ?? null, zone))),
    finish: () => sheet.finish(),
  };
}

function sheetValue(column: ReportColumn, cell: Cell, zone: string): SheetValue {
  if (cell === null) return null;
  if (column.kind === 'number') return Number(cell);
  if (column.kind === 'day') return new Date(`${String(cell)}T00:00:00Z`);
  return column.kind === 'instant' ? new Date(`${officeMoment(String(cell), zone).replace(' ', 'T')}:00Z`) : plainCell(column, cell, zone);
}

/** Rows a page of paper holds, about; a long report takes as long as that many letters. */
const ROWS_A_LETTER = 20;

function openPdf(report: ReportDefinition, { office, facts, at, zone, by, groups }: FileHead, typst: TypstRenderer): RowWriter {
  const rows: string[][] = [];
  const { columns } = report;
  return {
    add: (cells) => rows.push(columns.map((column, place) => shownCell(column, cells[place] ?? null, zone))),
    finish: async () => {
      const data = (shown: (text: string) => string) => ({
        office: office && { ...office, name: shown(office.name), address: office.address.map(shown), reach: office.reach.map(shown) },
        title: report.title,
        sentence: report.sentence,
        made: `Made on ${formatCivilDate(civilDateAt(at, zone))} by ${shown(by)}`,
        facts: facts.map(({ label, value }) => ({ label, value: shown(value) })),
        count: `${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? report.row[0] : report.row[1]}`,
        groups: { heads: groups.heads, rows: groups.rows.map((row) => row.map(shown)) },
        columns: columns.map(({ label, width = 150, kind }) => ({ label, width, right: kind === 'number' })),
        rows: rows.map((row) => row.map(shown)),
      });
      const render = (shown: (text: string) => string) =>
        typst.render({
          template: REPORT_TEMPLATE,
          fonts: NOTO_SERIF,
          standard: 'ua-1',
          weight: 1 + Math.ceil(rows.length / ROWS_A_LETTER),
          data: data(shown),
        });
      const made = await render((text) => text);
      if (!made.missingGlyphs) return made.pdf;
      const missing = new Set(made.missingGlyphs);
      return (await render((text) => Array.from(text, (char) => (missing.has(char) ? '?' : char)).join(''))).pdf;
    },
  };
}
