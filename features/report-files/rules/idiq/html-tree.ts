// The visible part of a saved page as a small tree: scripts, styles, comments and everything Angular hid are gone. Nothing in the
// page is run or fetched (security case D34).
import { Parser } from 'htmlparser2';

export interface HtmlElement {
  readonly tag: string;
  id: string;
  /** Class names between blanks, ends included, so that ' name ' finds one. */
  classes: string;
  /** Loop variable of an ng-repeat ('tradeline' of "tradeline in tdls=…"), '' when the element is none. */
  repeat: string;
  /** Angular hid this element. Only cells of tables are kept hidden, and empty, because their place in the row counts. */
  hidden: boolean;
  /** Where its tag begins in the page, counted in characters. */
  readonly at: number;
  /** Its text was read (tracing/page-leaves.ts). */
  taken: boolean;
  readonly children: HtmlNode[];
}
export type HtmlNode = HtmlElement | string;

/** Real pages nest about 30 levels; a page that nests like this is an attack on the reader. */
const MOST_LEVELS = 400;
const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg', 'head']);

class NestedTooDeep extends Error {}

/** The tree of `html` under one root element, or 'too deep'. Broken markup is read as browsers read it, near enough for tables. */
export function parseHtmlTree(html: string): HtmlElement | 'too deep' {
  const root = element('', 0);
  const open: HtmlElement[] = [root];
  let current = root;
  const parser = new Parser({
    onopentagname(tag) {
      if (open.length > MOST_LEVELS) throw new NestedTooDeep();
      current = element(tag, parser.startIndex);
      open.push(current);
    },
    onattribute(name, value) {
      if (name === 'class') current.classes = ` ${value} `;
      else if (name === 'id') current.id = value;
      else if (name === 'ng-repeat') current.repeat = /^\s*([\w$]+)/.exec(value)?.[1] ?? '';
      else if (name === 'ng-show' && value === 'false') current.hidden = true;
    },
    ontext(text) {
      const last = current.children.length - 1;
      const before = current.children[last];
      if (typeof before === 'string') current.children[last] = before + text;
      else current.children.push(text);
    },
    onclosetag() {
      const closed = open.pop() ?? root;
      current = open.at(-1) ?? root;
      if (closed === root) open.push(root);
      else keep(closed, current);
    },
  });
  try {
    parser.end(html);
  } catch (fault) {
    if (fault instanceof NestedTooDeep) return 'too deep';
    throw fault;
  }
  return root;
}

function element(tag: string, at: number): HtmlElement {
  return { tag, id: '', classes: '', repeat: '', hidden: false, at, taken: false, children: [] };
}

function keep(closed: HtmlElement, parent: HtmlElement): void {
  if (DROPPED.has(closed.tag)) return;
  if (closed.hidden || closed.classes.includes(' ng-hide ')) {
    if (closed.tag !== 'td' && closed.tag !== 'th') return;
    closed.hidden = true;
    closed.children.length = 0;
  }
  parent.children.push(closed);
}

export function hasClass(node: HtmlElement, name: string): boolean {
  return node.classes.includes(` ${name} `);
}

/** Elements under `node`, in the order of the page, that `wanted` accepts; nothing inside an accepted one is looked at. */
export function findAll(node: HtmlElement, wanted: (element: HtmlElement) => boolean, found: HtmlElement[] = []): HtmlElement[] {
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    if (wanted(child)) found.push(child);
    else findAll(child, wanted, found);
  }
  return found;
}

export function findFirst(node: HtmlElement, wanted: (element: HtmlElement) => boolean): HtmlElement | undefined {
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    const found = wanted(child) ? child : findFirst(child, wanted);
    if (found) return found;
  }
  return undefined;
}

/** The text as `rawText` gives it, to find out what an element is: not read for the report. */
export function lookAt(node: HtmlElement): string {
  let text = '';
  for (const child of node.children) text += typeof child === 'string' ? child : child.tag === 'br' ? '\n' : lookAt(child);
  return text;
}

/** All text under `node`, unchanged; `<br>` is a line break. */
export function rawText(node: HtmlElement): string {
  let text = '';
  node.taken = true;
  for (const child of node.children) text += typeof child === 'string' ? child : child.tag === 'br' ? '\n' : rawText(child);
  return text;
}
