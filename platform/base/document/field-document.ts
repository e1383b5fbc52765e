// The one form of texts with fields: agreements now, letters, mails and guides later. It is the JSON of the editor, restricted to a closed list of
// nodes, so what is stored can be read by every walker: PDF, HTML and plain text.
import { z } from 'zod';
import { NO_PRIVATE_NUMBERS } from '../free-text.ts';
import { align, lineBreak, marks, pageBreak, sha256, shallow, signature, text } from './shared-nodes.ts';

/** A value of the catalogue of fields, such as 'client.name'. */
const field = z.strictObject({ type: z.literal('field'), attrs: z.strictObject({ id: z.string().min(1).max(60) }), marks });
const inline = z.discriminatedUnion('type', [text, lineBreak, field]);
const line = z.array(inline).optional();

const paragraph = z.strictObject({
  type: z.literal('paragraph'),
  attrs: z.strictObject({ textAlign: align }).optional(),
  content: line,
});
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]), textAlign: align }),
  content: line,
});
/** A text of the law, whole and unmixed. Its words come from the list of statutory texts, never from here; `sha256` says which words were meant. */
const statute = z.strictObject({
  type: z.literal('statute'),
  attrs: z.strictObject({ id: z.string().min(1).max(60), sha256 }),
});

type Leaf =
  | z.output<typeof paragraph>
  | z.output<typeof heading>
  | z.output<typeof statute>
  | z.output<typeof signature>
  | z.output<typeof pageBreak>;
interface ListItem {
  readonly type: 'listItem';
  readonly content: readonly Block[];
}
interface Cell {
  readonly type: 'tableCell' | 'tableHeader';
  readonly content: readonly Block[];
}
export type Block =
  | Leaf
  | { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly ListItem[] }
  | { readonly type: 'table'; readonly content: readonly { readonly type: 'tableRow'; readonly content: readonly Cell[] }[] }
  /** Shown only where the condition of the catalogue holds, or where it does not. */
  | { readonly type: 'when'; readonly attrs: { readonly condition: string; readonly not: boolean }; readonly content: readonly Block[] }
  /** Repeated for each item of a list of the catalogue, such as the services. */
  | { readonly type: 'each'; readonly attrs: { readonly list: string }; readonly content: readonly Block[] };
export type Inline = z.output<typeof inline>;
export interface FieldDocument {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

const MOST_BLOCKS = 2_000;
const blocks: z.ZodType<readonly Block[]> = z.lazy(() => z.array(block).max(MOST_BLOCKS));
const listItem = z.strictObject({ type: z.literal('listItem'), content: blocks });
const cell = z.strictObject({ type: z.enum(['tableCell', 'tableHeader']), content: blocks });
const row = z.strictObject({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(12) });
// By type, so that a block is read once however deep it lies.
const block: z.ZodType<Block> = z.discriminatedUnion('type', [
  paragraph,
  heading,
  statute,
  signature,
  pageBreak,
  z.strictObject({ type: z.enum(['bulletList', 'orderedList']), content: z.array(listItem).max(500) }),
  z.strictObject({ type: z.literal('table'), content: z.array(row).min(1).max(500) }),
  z.strictObject({
    type: z.literal('when'),
    attrs: z.strictObject({ condition: z.string().min(1).max(60), not: z.boolean() }),
    content: blocks,
  }),
  z.strictObject({ type: z.literal('each'), attrs: z.strictObject({ list: z.string().min(1).max(60) }), content: blocks }),
]);

const written = z.strictObject({ type: z.literal('doc'), content: blocks });

/** What an editor holds while someone writes: on the list of nodes, whatever is written. */
export const writtenDocument: z.ZodType<FieldDocument> = shallow.pipe(written);

const privateNumbers = z.string().check(...NO_PRIVATE_NUMBERS);

/** Every text of a document with the blocks it lies in; values of fields come later and are not in it. */
function* textsOf(blocksOf: readonly Block[]): Generator<string> {
  for (const one of blocksOf) {
    if (one.type === 'paragraph' || one.type === 'heading')
      yield (one.content ?? []).map((part) => (part.type === 'text' ? part.text : ' ')).join('');
    else if (one.type === 'table')
      for (const tableRow of one.content) for (const tableCell of tableRow.content) yield* textsOf(tableCell.content);
    else if (one.type === 'bulletList' || one.type === 'orderedList') for (const item of one.content) yield* textsOf(item.content);
    else if (one.type === 'when' || one.type === 'each') yield* textsOf(one.content);
  }
}

/** Reads a stored or sent document; anything that is not on the list of nodes is refused, and so are numbers that belong to one person. */
export const fieldDocument: z.ZodType<FieldDocument> = shallow.pipe(
  written.superRefine(({ content }, context) => {
    for (const said of textsOf(content)) {
      const found = privateNumbers.safeParse(said).error?.issues[0];
      if (!found) continue;
      context.addIssue({ code: 'custom', message: found.message });
      return;
    }
  }),
);
