// Recognizes a file by its content, never by its name (field reference, section 1; the order matters).

export type TextKind = 'json' | 'html' | 'xml' | 'tu4r' | { readonly otherFormat: string } | 'unknown';

const JSONP = /^[\w$.]{1,200}\s*\(\s*(?=[[{]|"\s{0,9}<)/;
const XMLP = /^[\w$.]{1,200}\s*\(\s*(?=<)/;

/** The JSON of `text` without a JSONP wrapper (`_callback([...]);`), or undefined when the text does not start like JSON. */
export function jsonText(text: string): string | undefined {
  if (/^(?:\{(?!\\rtf|\{)|\[)/.test(text)) return text;
  const wrapper = JSONP.exec(text.slice(0, 300));
  return wrapper ? withoutEnd(withoutEnd(text.slice(wrapper[0].length), ';'), ')') : undefined;
}

/** The XML of `text` without a wrapper of the same kind, or undefined when the text does not start like XML. */
export function xmlText(text: string): string | undefined {
  if (text.startsWith('<')) return text;
  const wrapper = XMLP.exec(text.slice(0, 300));
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
  if (xmlText(text) !== undefined) return 'xml';
  if (text.startsWith('TU4R')) return 'tu4r';
  if (/^From: |^MIME-Version:/i.test(text) && /multipart\/related/i.test(text.slice(0, 4000))) {
    return { otherFormat: 'a page saved as one archive file (.mhtml)' };
  }
  return 'unknown';
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
