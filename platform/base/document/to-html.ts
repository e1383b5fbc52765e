// A filled document as HTML, for mails. Everything written is escaped; there are no links, pictures, styles from outside or scripts.
import type { FilledBlock, FilledDocument, FilledInline } from './filled-document.ts';
import type { PlainTextWords } from './to-plain-text.ts';

const TAGS = { bold: 'strong', italic: 'em', underline: 'u' } as const;

export function toHtml(document: FilledDocument, words: PlainTextWords): string {
  return blocksHtml(document.content, words);
}

const blocksHtml = (blocks: readonly FilledBlock[], words: PlainTextWords): string =>
  blocks.map((block) => blockHtml(block, words)).join('');

function blockHtml(block: FilledBlock, words: PlainTextWords): string {
  switch (block.type) {
    case 'paragraph':
      return `<p${alignment(block.attrs?.textAlign)}>${lineHtml(block.content)}</p>`;
    case 'heading':
      return `<h${block.attrs.level}${alignment(block.attrs.textAlign)}>${lineHtml(block.content)}</h${block.attrs.level}>`;
    case 'bulletList':
    case 'orderedList': {
      const tag = block.type === 'bulletList' ? 'ul' : 'ol';
      return `<${tag}>${block.content.map(({ content }) => `<li>${blocksHtml(content, words)}</li>`).join('')}</${tag}>`;
    }
    case 'table': {
      const rows = block.content.map(({ content }) => {
        const cells = content.map((cell) => {
          const tag = cell.type === 'tableHeader' ? 'th' : 'td';
          return `<${tag}>${blocksHtml(cell.content, words)}</${tag}>`;
        });
        return `<tr>${cells.join('')}</tr>`;
      });
      return `<table>${rows.join('')}</table>`;
    }
    case 'statute': {
      const { heading, paragraphs, bold } = block.attrs;
      const written = (text: string): string => (bold ? `<strong>${escapeLines(text)}</strong>` : escapeLines(text));
      const title = heading === null ? '' : `<h2>${escapeHtml(heading)}</h2>`;
      return `<blockquote lang="en">${title}${paragraphs.map((text) => `<p>${written(text)}</p>`).join('')}</blockquote>`;
    }
    case 'signature':
      return `<p>${escapeHtml(words.signature(block.attrs.who))}</p>`;
    case 'pageBreak':
      return '<hr>';
    default:
      return block satisfies never;
  }
}

const lineHtml = (line: readonly FilledInline[] = []): string =>
  line
    .map((part) =>
      part.type === 'text'
        ? (part.marks ?? []).reduce((html, { type }) => `<${TAGS[type]}>${html}</${TAGS[type]}>`, escapeHtml(part.text))
        : '<br>',
    )
    .join('');

const alignment = (align: string | null | undefined): string => (align ? ` style="text-align:${align}"` : '');
const escapeLines = (text: string): string => text.split('\n').map(escapeHtml).join('<br>');
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
