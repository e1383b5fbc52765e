// A row of the file of problems: what is wrong with it in one cell, then its own cells, so that it can be corrected and imported again.

/** Nine digits as a Social Security number is written, with any separators between the groups. */
const LIKE_SSN = /(?<!\d)\d{3}[^\p{L}\d]{0,3}\d{2}[^\p{L}\d]{0,3}\d{4}(?!\d)/u;
const MASKED = '••••';
/** Problems of a row that are spelled out. */
const MOST_SAID = 5;

/** The cells as others than the uploader see them: `hidden` are places of columns with identity. */
export function maskCells(cells: readonly string[], hidden: ReadonlySet<number>): string[] {
  return cells.map((cell, at) => ((hidden.has(at) && cell.trim() !== '') || LIKE_SSN.test(cell.normalize('NFKC')) ? MASKED : cell));
}

/** The problems of a row one after the other, each with the head of its column. */
export function joinProblems(
  problems: readonly { readonly column: number; readonly problem: string }[],
  headers: readonly string[],
): string {
  const said = problems
    .slice(0, MOST_SAID)
    .map(({ column, problem }) => (headers[column] === undefined ? problem : `${headers[column]}: ${problem}`));
  return [...said, ...(problems.length > MOST_SAID ? [`And ${problems.length - MOST_SAID} more.`] : [])].join(' ');
}
