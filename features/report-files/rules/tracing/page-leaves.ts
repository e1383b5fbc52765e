// The values of a saved page: what its tables print, without the labels.
import { cleanText } from '../clean-text.ts';
import { hasClass, lookAt, type HtmlElement } from '../idiq/html-tree.ts';
import { isGrid } from '../idiq/idiq-grid.ts';
import { isBureauTable } from '../idiq/idiq-table.ts';
import { PAGE_TEXT, type SourceLeaf, type Step } from './source-leaf.ts';

/**
 * Every text of the report's sections that is no label, in the order of the page. `text` is the page itself, `linesBefore` the empty lines
 * of the file before it.
 */
export function pageLeaves(page: HtmlElement, text: string, linesBefore: number): SourceLeaf[] {
  const leaves: SourceLeaf[] = [];
  const places = new Lines(text, linesBefore);
  const counts = new Map<string, number>();
  /** How many there were of the thing in `of`. */
  const next = (of: readonly Step[], name: string): number => {
    const key = [...of, name].join('\n');
    const at = counts.get(key) ?? 0;
    counts.set(key, at + 1);
    return at;
  };
  let section: readonly Step[] = [];
  let block: readonly Step[] = [];
  let grid = false;

  const visit = (node: HtmlElement, steps: readonly Step[], rows: 'named' | 'listed', cell: number): void => {
    let above = steps;
    let row = rows;
    let column = cell;
    if (node.id === 'reportTop') section = block = above = ['reportTop'];
    else if (hasClass(node, 'rpt_content_wrapper')) section = block = above = ['section', next([], 'section')];
    else if (hasClass(node, 'sub_header')) {
      block = [...section, 'block', next(section, 'block')];
      above = [...block, 'heading'];
    } else if (node.tag === 'table') {
      grid = isGrid(node);
      row = grid || isBureauTable(node) ? 'named' : 'listed';
      above = [...block, grid ? 'grid' : `table ${next(block, 'table') + 1}`];
    } else if (node.tag === 'tr') {
      const at = next(above, 'row');
      above = row === 'named' ? [...above, rowName(node, at)] : [...above, 'row', at];
    } else if (node.tag === 'td' || node.tag === 'th') {
      column = next(above, 'cell');
      above = grid ? [...above, 'cell', column] : [...above, `cell ${column + 1}`];
      if (node.tag === 'th' || column === 0 || hasClass(node, 'label')) {
        if (row === 'named' || node.tag === 'th') return;
      }
    } else if (node.repeat !== '') above = [...above, `value ${next(above, 'value') + 1}`];
    if (hasClass(node, 'rpt_fullReport_header')) return;
    for (const [at, child] of node.children.entries()) {
      if (typeof child !== 'string') visit(child, above, row, column);
      else if (section.length > 0 && cleanText(child) !== '') {
        leaves.push({
          steps: [...above, `${PAGE_TEXT}${next(above, 'text') + 1}`],
          get path() {
            return places.at(node.at);
          },
          text: child.trim(),
          taken: node.taken,
          blank: () => void (node.children[at] = ''),
          restore: () => void (node.children[at] = child),
        });
      }
    }
  };
  visit(page, [], 'listed', 0);
  return leaves;
}

/** Rows of the accounts' tables are fields, which all accounts have alike. */
function rowName(row: HtmlElement, at: number): string {
  const first = row.children.find((child) => typeof child !== 'string' && (child.tag === 'td' || child.tag === 'th'));
  return (typeof first === 'object' && cleanText(lookAt(first)).slice(0, 60)) || `row ${at + 1}`;
}

/** Lines and columns of a text, both counted from 1. */
class Lines {
  readonly #starts: number[] = [0];
  readonly #before: number;

  constructor(text: string, before: number) {
    this.#before = before;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  at(offset: number): string {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return `line ${low + 1 + this.#before}, column ${offset - (this.#starts[low] ?? 0) + 1}`;
  }
}
