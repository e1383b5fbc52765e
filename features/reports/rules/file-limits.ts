// How much a file of each format holds: a PDF is for people to read, a sheet of Excel ends at 1,048,576 rows.
import type { FileFormat } from '../contract.ts';

export const MOST_ROWS: Readonly<Record<FileFormat, number>> = { csv: 1_000_000, xlsx: 200_000, pdf: 2_000 };
export const FORMAT_NAMES: Readonly<Record<FileFormat, string>> = { csv: 'CSV', xlsx: 'Excel (XLSX)', pdf: 'PDF' };
export const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};
