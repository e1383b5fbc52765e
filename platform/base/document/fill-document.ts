// A template with its values becomes what a person reads. A field without a value stops the document: no gap is ever printed or signed.
import type { Block, FieldDocument, Inline } from './field-document.ts';
import type { FilledBlock, FilledCell, FilledDocument, FilledInline, FilledListItem, FilledRow, FilledStatute } from './filled-document.ts';

type FieldValues = Readonly<Record<string, string | null>>;

export interface DocumentValues {
  /** Text by the id of the field; line breaks stay line breaks. Null, or nothing but spaces, is no value. */
  readonly fields: FieldValues;
  readonly conditions: Readonly<Record<string, boolean>>;
  /** Items by the id of the list. Fields of an item are named in full, such as 'service.name'. */
  readonly lists: Readonly<Record<string, readonly FieldValues[]>>;
  readonly statutes: Readonly<Record<string, FilledStatute>>;
}
export type FilledOrMissing = { readonly filled: FilledDocument } | { readonly missing: readonly string[] };

/**
 * Puts the values in the places of the fields. Otherwise answers the ids of all fields, conditions, lists and statutes without a value, each
 * once, in the order of the document. A statute whose words changed since the template was written is missing too.
 */
export function fillDocument(document: FieldDocument, values: DocumentValues): FilledOrMissing {
  const missing = new Set<string>();
  const content = fillBlocks(document.content, { values, own: values.fields, missing });
  return missing.size > 0 ? { missing: [...missing] } : { filled: { type: 'doc', content } };
}

interface Filling {
  readonly values: DocumentValues;
  /** The fields of the document, and within a repeated block those of its item. */
  readonly own: FieldValues;
  readonly missing: Set<string>;
}

const fillBlocks = (blocks: readonly Block[], filling: Filling): FilledBlock[] => blocks.flatMap((block) => fillBlock(block, filling));

function fillBlock(block: Block, filling: Filling): readonly FilledBlock[] {
  const { values, own, missing } = filling;
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [{ ...block, content: fillLine(block.content ?? [], filling) }];
    case 'bulletList':
    case 'orderedList':
      return [
        {
          type: block.type,
          content: block.content.map((item): FilledListItem => ({ ...item, content: fillBlocks(item.content, filling) })),
        },
      ];
    case 'table':
      return [{ type: 'table', content: fillRows(block.content, filling) }];
    case 'when': {
      const holds = values.conditions[block.attrs.condition] ?? isGiven(block.attrs.condition, own);
      if (holds === undefined) missing.add(block.attrs.condition);
      return holds === undefined || holds === block.attrs.not ? [] : fillBlocks(block.content, filling);
    }
    case 'each': {
      const items = values.lists[block.attrs.list];
      if (items === undefined) missing.add(block.attrs.list);
      return (items ?? []).flatMap((item) => fillBlocks(block.content, { ...filling, own: { ...own, ...item } }));
    }
    case 'statute': {
      const { id, sha256 } = block.attrs;
      const words = values.statutes[id];
      if (words?.sha256 === sha256) return [{ type: 'statute', attrs: { id, ...words } }];
      missing.add(id);
      return [];
    }
    case 'signature':
    case 'pageBreak':
      return [block];
    default:
      return block satisfies never;
  }
}

/** Before the id of a field: the condition that the field has a value, within a repeated block that of the item. */
const GIVEN = 'given.';
const isGiven = (condition: string, own: FieldValues): boolean | undefined =>
  condition.startsWith(GIVEN) ? (own[condition.slice(GIVEN.length)]?.trim() ?? '') !== '' : undefined;

function fillRows(rows: Extract<Block, { type: 'table' }>['content'], filling: Filling): FilledRow[] {
  return rows.map((row) => ({
    ...row,
    content: row.content.map((cell): FilledCell => ({ ...cell, content: fillBlocks(cell.content, filling) })),
  }));
}

/** A line with its values in place; neighboring texts that look alike become one. */
function fillLine(line: readonly Inline[], { own, missing }: Filling): FilledInline[] {
  const filled: FilledInline[] = [];
  const add = (next: FilledInline): void => {
    const last = filled.at(-1);
    if (next.type === 'text' && last?.type === 'text' && look(last) === look(next))
      filled[filled.length - 1] = { ...last, text: last.text + next.text };
    else filled.push(next);
  };
  for (const part of line) {
    if (part.type !== 'field') {
      add(part);
      continue;
    }
    const value = own[part.attrs.id]?.trim() ?? '';
    if (value === '') missing.add(part.attrs.id);
    value.split(/\r?\n/).forEach((words, i) => {
      if (i > 0) add({ type: 'hardBreak' });
      if (words !== '') add({ type: 'text', text: words, ...(part.marks && { marks: part.marks }) });
    });
  }
  return filled;
}

const look = ({ marks = [] }: Extract<FilledInline, { type: 'text' }>): string =>
  marks
    .map(({ type }) => type)
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ');
