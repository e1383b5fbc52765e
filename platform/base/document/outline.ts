// A template as a list of lines, one for each thing a person would name: a paragraph, an item, a condition, a statute. Comparisons and
// checks of wording read it, so both speak of the same places.
import type { Block, FieldDocument, Inline } from './field-document.ts';

export interface OutlineLine {
  /** Where it is in the document: the index at each level. */
  readonly path: readonly number[];
  readonly kind: 'paragraph' | 'heading' | 'item' | 'row' | 'statute' | 'signature' | 'pageBreak' | 'when' | 'each';
  readonly text: string;
  /** The conditions and lists around it, outermost first: 'when has.guarantees', 'when not has.guarantees', 'each services'. */
  readonly within: readonly string[];
  readonly block: Block;
}

/** Every block in the order of reading. Fields are written as `{client.name}`, or as `say` names them. */
export function outline(document: FieldDocument, say: (fieldId: string) => string = (id) => `{${id}}`): readonly OutlineLine[] {
  return document.content.flatMap((block, i) => linesOf(block, { path: [i], within: [], say }));
}

interface Position {
  readonly path: readonly number[];
  readonly within: readonly string[];
  readonly say: (fieldId: string) => string;
}

function linesOf(block: Block, position: Position): readonly OutlineLine[] {
  const { path, within, say } = position;
  const inner = (blocks: readonly Block[], more: readonly number[] = [], around: readonly string[] = within): readonly OutlineLine[] =>
    blocks.flatMap((one, i) => linesOf(one, { path: [...path, ...more, i], within: around, say }));
  const line = (kind: OutlineLine['kind'], text: string): OutlineLine => ({ path, kind, text, within, block });
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [line(block.type, inlineText(block.content, say))];
    case 'statute':
      return [line('statute', block.attrs.id)];
    case 'signature':
      return [line('signature', block.attrs.who)];
    case 'pageBreak':
      return [line('pageBreak', '')];
    case 'when':
    case 'each': {
      const name = block.type === 'each' ? `each ${block.attrs.list}` : `when ${block.attrs.not ? 'not ' : ''}${block.attrs.condition}`;
      return [line(block.type, name), ...inner(block.content, [], [...within, name])];
    }
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap(({ content }, i) =>
        inner(content, [i]).map((one) => (one.kind === 'paragraph' ? { ...one, kind: 'item' as const } : one)),
      );
    case 'table':
      return block.content.flatMap(({ content }, i) => content.flatMap((cell, j) => inner(cell.content, [i, j])));
    default:
      return block satisfies never;
  }
}

export const inlineText = (line: readonly Inline[] = [], say: (fieldId: string) => string = (id) => `{${id}}`): string =>
  line.map((part) => (part.type === 'text' ? part.text : part.type === 'field' ? say(part.attrs.id) : '\n')).join('');
