// Workbooks of one sheet for Excel and its like: a head that stays in view, dates and numbers as such. Text is written as cells of the type
// string, which no program runs as a formula whatever it begins with, so unlike in CSV nothing is put in front of it. The library is used
// here and nowhere else (docs/decisions/2026-11-22-spreadsheets.md).
import { XlsxStreamWriter } from 'hucre/xlsx';

export interface SheetColumn {
  readonly head: string;
  /** In characters. */
  readonly width: number;
  /** 'day' and 'moment' take Dates whose UTC parts are the clock to be shown. */
  readonly kind: 'text' | 'number' | 'day' | 'moment';
}
export type SheetValue = string | number | Date | null;

export interface Sheet {
  /** Values in the order of the columns. */
  readonly add: (values: readonly SheetValue[]) => void;
  readonly finish: () => Promise<Uint8Array>;
}

const FORMATS = { day: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm' } as const;
/** Names of sheets are short, and these signs are not allowed in them. */
const NOT_IN_NAMES = /[\\/?*[\]:]/g;
const LONGEST_NAME = 31;

export function openSheet(name: string, columns: readonly SheetColumn[]): Sheet {
  const writer = new XlsxStreamWriter({
    name: name.replaceAll(NOT_IN_NAMES, ' ').slice(0, LONGEST_NAME),
    columns: columns.map(({ head, width, kind }) => ({
      header: head,
      width,
      ...((kind === 'day' || kind === 'moment') && { numFmt: FORMATS[kind] }),
    })),
    freezePane: { rows: 1 },
  });
  return {
    add: (values) => writer.addRow([...values]),
    finish: () => writer.finish(),
  };
}
