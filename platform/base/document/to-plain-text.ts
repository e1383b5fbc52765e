// A filled document as plain text, for mails, searching and checks of wording.
import type { FilledBlock, FilledDocument, FilledInline } from './filled-document.ts';

export interface PlainTextWords {
  /** What stands for the space of a signature, such as 'Signature of the client'. */
  readonly signature: (who: 'client' | 'office') => string;
}

/** Paragraphs are separated by a blank line, items by a line end; tables have one line for each row, with ' | ' between cells. */
export function toPlainText(document: FilledDocument, words: PlainTextWords): string {
  return blocksText(document.content, words);
}

export const lineText = (line: readonly FilledInline[] = []): string =>
  line.map((part) => (part.type === 'text' ? part.text : '\n')).join('');

const blocksText = (blocks: readonly FilledBlock[], words: PlainTextWords): string =>
  blocks
    .map((block) => blockText(block, words))
    .filter((text) => text !== '')
    .join('\n\n');

function blockText(block: FilledBlock, words: PlainTextWords): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return lineText(block.content);
    case 'bulletList':
    case 'orderedList':
      return block.content
        .map(({ content }, i) => {
          const mark = block.type === 'bulletList' ? '• ' : `${i + 1}. `;
          return mark + blocksText(content, words).replaceAll('\n', `\n${' '.repeat(mark.length)}`);
        })
        .join('\n');
    case 'table':
      return block.content
        .map((row) => row.content.map((cell) => blocksText(cell.content, words).replaceAll(/\n+/g, ' ')).join(' | '))
        .join('\n');
    case 'statute':
      return statuteText(block.attrs);
    case 'signature':
      return words.signature(block.attrs.who);
    case 'pageBreak':
      return '';
    default:
      return block satisfies never;
  }
}

/** The words of a statute with a blank line between paragraphs, as their hash is taken. */
export const statuteText = ({ heading, paragraphs }: { readonly heading: string | null; readonly paragraphs: readonly string[] }): string =>
  [...(heading === null ? [] : [heading]), ...paragraphs].join('\n\n');
