// Cells that a spreadsheet would run as a formula are made inert by an apostrophe in front, and restored when read back in. The
// apostrophe is added in front of such a cell even if it has some already, so exporting and importing loses nothing.

/** What Excel, LibreOffice and Google Sheets take for the beginning of a formula, full-width forms and leading blanks included. */
const RUNS = /^'*(?:[\t\r\n\0]|[\s\u200b\ufeff]*[=+\-@＝＋－＠])/u;

/** The cell with an apostrophe in front if a spreadsheet could run it. */
export function makeInert(cell: string): string {
  return RUNS.test(cell) ? `'${cell}` : cell;
}

/** What `makeInert` was given. */
export function restoreCell(cell: string): string {
  return cell.startsWith("'") && RUNS.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** One line of a CSV file (RFC 4180), its cells inert. */
export function writeCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(makeInert(cell))).join(',')}\r\n`;
}

function quote(cell: string): string {
  // Some programs split at semicolons, tabs or bars by default: what follows one would be a cell of its own there.
  return /[",;\t|\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
