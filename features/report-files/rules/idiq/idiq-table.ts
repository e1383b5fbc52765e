// The tables of an IdentityIQ page: a label, then one column per bureau (field reference 2.1).
import { bureauOf } from '../source-bureaus.ts';
import { cleanText, isDash } from '../clean-text.ts';
import { findAll, findFirst, hasClass, lookAt, rawText, type HtmlElement } from './html-tree.ts';
import type { Bureau } from '../bureaus.ts';

export type BureauTable = ReadonlyMap<string, Partial<Record<Bureau, HtmlElement>>>;

export const isBureauTable = (node: HtmlElement): boolean => node.tag === 'table' && hasClass(node, 'rpt_table4column');
const isRow = (node: HtmlElement): boolean => node.tag === 'tr';
const isCell = (node: HtmlElement): boolean => node.tag === 'td' || node.tag === 'th';

/** Rows of a table, each as its cells; tables inside cells keep their rows to themselves. */
export function rowsOf(table: HtmlElement): HtmlElement[][] {
  return findAll(table, isRow).map((row) => findAll(row, isCell));
}

/**
 * A table by label. Columns are recognized by the classes of their headers (`headerTUC`), never by position, since pages of one bureau hide
 * the others; undefined when no header names a bureau.
 */
export function readBureauTable(table: HtmlElement): BureauTable | undefined {
  const rows = rowsOf(table);
  const header = rows.find((cells) => cells.some((cell) => columnBureau(cell) !== undefined));
  if (!header) return undefined;
  const columns = header.map((cell) => (cell.hidden ? undefined : columnBureau(cell)));
  const labelled = new Map<string, Partial<Record<Bureau, HtmlElement>>>();
  for (const cells of rows) {
    const label = cells[0] && cells !== header ? labelOf(cells[0]) : '';
    if (label === '' || labelled.has(label)) continue;
    const row: Partial<Record<Bureau, HtmlElement>> = {};
    cells.forEach((cell, at) => {
      const bureau = columns[at];
      if (bureau && at > 0 && !cell.hidden) row[bureau] = cell;
    });
    labelled.set(label, row);
  }
  return labelled;
}

function columnBureau(cell: HtmlElement): Bureau | undefined {
  const symbol = / header(TUC|EXP|EQF) /i.exec(cell.classes)?.[1];
  return symbol ? bureauOf(symbol) : undefined;
}

/** 'account #' of "Account #:". */
function labelOf(cell: HtmlElement): string {
  return cleanText(rawText(cell)).replace(/\s*:$/, '').toLowerCase();
}

/**
 * The values of a cell, one per line the bureau reports: two tradelines of one bureau are two `ng-repeat` in the same cell.
 * None at all means that the bureau does not report the item; an empty value or a dash, that it reports it without this.
 */
export function valuesOf(cell: HtmlElement | undefined): HtmlElement[] {
  if (!cell) return [];
  const repeats = findAll(cell, (node) => node.repeat !== '' && node.repeat !== 'remark');
  if (repeats.length > 0) return repeats;
  return cleanText(lookAt(cell)) === '' ? [] : [cell];
}

/** The text of one value, '' for a dash. */
export function textOfValue(value: HtmlElement | undefined): string {
  const text = value ? cleanText(rawText(value)) : '';
  return isDash(text) ? '' : text;
}

/** Whether a value prints anything but a dash. */
export function isGiven(value: HtmlElement): boolean {
  const text = cleanText(lookAt(value));
  return text !== '' && !isDash(text);
}

/** The text of each value of a cell that has any. */
export function textsOf(cell: HtmlElement | undefined): string[] {
  return valuesOf(cell)
    .map(textOfValue)
    .filter((text) => text !== '');
}

export const SECTION_TITLES = [
  'customer statement',
  'personal information',
  'credit score',
  'summary',
  'account history',
  'inquiries',
  'public information',
  'creditor contacts',
] as const;
export type SectionTitle = (typeof SECTION_TITLES)[number];

/** The sections of the page. Titles are in a span on newer pages and bare on older ones, followed by links such as "Back to Top". */
export function readSections(page: HtmlElement): Map<SectionTitle, HtmlElement> {
  const sections = new Map<SectionTitle, HtmlElement>();
  for (const section of findAll(page, (node) => hasClass(node, 'rpt_content_wrapper'))) {
    const header = findFirst(section, (node) => hasClass(node, 'rpt_fullReport_header'));
    const text = header ? cleanText(rawText(header)).toLowerCase() : '';
    const title = SECTION_TITLES.find((known) => text.startsWith(known));
    if (title && !sections.has(title)) sections.set(title, section);
  }
  return sections;
}
