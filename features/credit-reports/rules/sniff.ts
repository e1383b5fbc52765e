// What a file is, told from its content and never from its name (field reference, section 1; the order matters).
import { asNode, nodesAmong, type JsonNode } from './truelink-node.ts';

export type TextKind = 'json' | 'html' | 'xml' | { readonly otherFormat: string } | 'unknown';

const JSONP = /^[\w$.]{1,200}\s*\(\s*(?=[[{])/;

/** The JSON of `text` without a JSONP wrapper (`_callback([...]);`), or undefined when the text does not start like JSON. */
export function jsonText(text: string): string | undefined {
  if (/^(?:\{(?!\\rtf|\{)|\[)/.test(text)) return text;
  const wrapper = JSONP.exec(text.slice(0, 300));
  return wrapper ? withoutEnd(withoutEnd(text.slice(wrapper[0].length), ';'), ')') : undefined;
}

function withoutEnd(text: string, end: string): string {
  const trimmed = text.trimEnd();
  return trimmed.endsWith(end) ? trimmed.slice(0, -1) : trimmed;
}

/** The kind of `text`, which is decoded and trimmed. */
export function sniffText(text: string): TextKind {
  if (jsonText(text) !== undefined) return 'json';
  if (text.startsWith('<')) return rootName(text) === 'html' ? 'html' : 'xml';
  if (text.startsWith('TU4R')) return { otherFormat: 'a TransUnion TU4R fixed-format report' };
  if (/^From: |^MIME-Version:/i.test(text) && /multipart\/related/i.test(text.slice(0, 4000))) {
    return { otherFormat: 'a page saved as one archive file (.mhtml)' };
  }
  return 'unknown';
}

/** Which report XML this is, or undefined. Only names are looked at: the XML is never parsed, so nothing in it is expanded or fetched. */
export function xmlFormat(text: string): string | undefined {
  const head = text.slice(0, 20_000);
  switch (rootName(text)) {
    case 'TrueLinkCreditReportType': case 'trueLinkCreditReportType': return 'TrueLink XML';
    case 'Envelope': case 'EnrollResponse': case 'FulfillResponse':
      return text.includes('TrueLinkCreditReport') ? 'TrueLink XML (TransUnion Interactive)' : undefined;
    case 'RESPONSE_GROUP': return 'MISMO 2 XML';
    case 'MESSAGE': return head.includes('mismo.org/residential/2009/schemas') ? 'MISMO 3 XML' : undefined;
    case 'creditBureau': return 'TransUnion XML';
    default: return undefined;
  }
}

/** Which other report data this JSON is, or undefined. */
export function otherJsonFormat(json: unknown): string | undefined {
  const first = Array.isArray(json) ? asNode(json[0]) : asNode(json);
  if (first === undefined) return undefined;
  if (has(first, 'CREDIT_RESPONSE') || has(inner(first), 'CREDIT_RESPONSE')) return 'Array JSON (MISMO 2.4)';
  if (Array.isArray(first['creditProfile']) || (has(first, 'headerRecord') && has(first, 'tradeline'))) return 'Experian JSON';
  if (has(asNode(first['consumers']), 'equifaxUSConsumerCreditReport') || has(first, 'equifaxUSConsumerCreditReport')) return 'Equifax JSON';
  if (has(asNode(first['creditBureau']), 'productArray') || has(inner(inner(first)), 'productArray')) return 'a TransUnion disclosure';
  if (typeof first['bureau'] === 'string' && Array.isArray(first['accounts']) && has(first, 'inquiries')) return 'an IDIQ Experian feed';
  return undefined;
}

/** Local name of the root element, HTML's doctype counting as its root; '' when there is none near the start. */
function rootName(text: string): string {
  let at = 0;
  for (let skipped = 0; skipped < 50; skipped++) {
    const open = text.indexOf('<', at);
    if (open === -1) return '';
    const next = text.slice(open, open + 15);
    if (/^<!doctype\s+html/i.test(next)) return 'html';
    const end = next.startsWith('<!--') ? text.indexOf('-->', open) : /^<[!?]/.test(next) ? text.indexOf('>', open) : -1;
    if (end === -1) return nameOf(text.slice(open, open + 200));
    at = end;
  }
  return '';
}

const HTML_TAGS = /^(?:html|head|body|div|table|span|section|main|meta|title|style|script|transunion-report|experian-report)$/i;

function nameOf(tag: string): string {
  const name = /^<(?:[\w.-]+:)?([\w.-]+)/.exec(tag)?.[1] ?? '';
  return HTML_TAGS.test(name) ? 'html' : name;
}

function has(node: JsonNode | undefined, key: string): boolean {
  return node !== undefined && Object.hasOwn(node, key);
}

/** The only child of a wrapper object. */
function inner(node: JsonNode | undefined): JsonNode | undefined {
  const children = nodesAmong(node === undefined ? [] : Object.values(node));
  return children.length <= 3 ? children[0] : undefined;
}
