// Guides are Markdown of few marks: one title, sections, paragraphs, lists, bold, code and links to pages of the app.

export interface GuideSection {
  /** As in the address, after '#'. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}
export interface Guide {
  /** The file's name without its ending. */
  readonly name: string;
  readonly title: string;
  readonly sections: readonly GuideSection[];
}
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets' | 'steps'; readonly items: readonly string[] };
export interface Inline {
  readonly kind: 'plain' | 'bold' | 'code' | 'link';
  readonly text: string;
  readonly href?: string;
}

/** The sections every guide has, in this order. */
export const GUIDE_SECTIONS = ['What it is for', 'The first five minutes', 'What can go wrong'] as const;

/** @throws Error when the text has no title */
export function readGuide(name: string, markdown: string): Guide {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const title = /^# (.+)$/m.exec(head)?.[1]?.trim();
  if (title === undefined) throw new Error(`The guide ${name} has no title.`);
  return {
    name,
    title,
    sections: parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { id: idOf(heading), heading: heading.trim(), blocks: readBlocks(lines.join('\n')) };
    }),
  };
}

function readBlocks(text: string): readonly Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block): Block => {
      const lines = block.split('\n');
      if (lines.every((line) => /^(- | {2})/.test(line))) return { kind: 'bullets', items: itemsOf(lines, /^- /) };
      if (lines.every((line) => /^(\d+\. | {2,3})/.test(line))) return { kind: 'steps', items: itemsOf(lines, /^\d+\. /) };
      return { kind: 'paragraph', text: lines.map((line) => line.trim()).join(' ') };
    });
}

/** Lines that begin with a mark, each with the indented ones after it. */
function itemsOf(lines: readonly string[], mark: RegExp): readonly string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, '').trim());
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim());
  }
  return items;
}

export function readInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((\/[^)\s]*)\)/g)) {
    const [whole, bold, code, label, href] = match;
    if (match.index > from) parts.push({ kind: 'plain', text: text.slice(from, match.index) });
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else parts.push({ kind: 'link', text: label ?? '', href: href ?? '' });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from) });
  return parts;
}

/** The words of a section without marks. */
export function plainText(blocks: readonly Block[]): string {
  const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items));
  return texts
    .map((text) =>
      readInline(text)
        .map((part) => part.text)
        .join(''),
    )
    .join(' ');
}

function idOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export interface GlossaryWord {
  readonly word: string;
  readonly meaning: string;
}

/** The first table of docs/GLOSSARY.md, without the notes in square brackets: they and the second table are for those who read the code. */
export function readGlossary(markdown: string): readonly GlossaryWord[] {
  const [onScreen = ''] = markdown.split(/^## /m);
  return [...onScreen.matchAll(/^\| (?!Word \||---)(.+?) \| (.+?) \|$/gm)].map(([, word = '', meaning = '']) => ({
    word: withoutMarks(word),
    meaning: withoutMarks(meaning),
  }));
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\s*\[[^\]]*\]/g, '').replaceAll(/[*`]/g, '');
}
