// A document as a person reads and signs it: no fields, conditions or repeated blocks are left, and the words of the law are in it.
import { z } from 'zod';
import { align, lineBreak, pageBreak, sha256, shallow, signature, text } from './shared-nodes.ts';

/** Longer than in a template: neighboring texts have become one. */
const filledText = text.extend({ text: z.string().min(1).max(200_000) });
const inline = z.discriminatedUnion('type', [filledText, lineBreak]);
const line = z.array(inline).max(5_000).optional();
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
/** What a statute says, in English whatever language surrounds it. Lines of a paragraph are separated by '\n'. */
const statuteWords = z.strictObject({
  heading: z.string().nullable(),
  paragraphs: z.array(z.string()).min(1).max(50),
  bold: z.boolean(),
  sha256,
});
const statute = z.strictObject({ type: z.literal('statute'), attrs: statuteWords.extend({ id: z.string().max(60) }) });

export type FilledStatute = z.output<typeof statuteWords>;
export type FilledInline = z.output<typeof inline>;
export interface FilledListItem {
  readonly type: 'listItem';
  readonly content: readonly FilledBlock[];
}
export interface FilledCell {
  readonly type: 'tableCell' | 'tableHeader';
  readonly content: readonly FilledBlock[];
}
export interface FilledRow {
  readonly type: 'tableRow';
  readonly content: readonly FilledCell[];
}
export type FilledBlock =
  | z.output<typeof paragraph>
  | z.output<typeof heading>
  | z.output<typeof statute>
  | z.output<typeof signature>
  | z.output<typeof pageBreak>
  | { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly FilledListItem[] }
  | { readonly type: 'table'; readonly content: readonly FilledRow[] };
export interface FilledDocument {
  readonly type: 'doc';
  readonly content: readonly FilledBlock[];
}

const blocks: z.ZodType<readonly FilledBlock[]> = z.lazy(() => z.array(block).max(20_000));
const listItem = z.strictObject({ type: z.literal('listItem'), content: blocks });
const cell = z.strictObject({ type: z.enum(['tableCell', 'tableHeader']), content: blocks });
const row = z.strictObject({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(12) });
const block: z.ZodType<FilledBlock> = z.discriminatedUnion('type', [
  paragraph,
  heading,
  statute,
  signature,
  pageBreak,
  z.strictObject({ type: z.enum(['bulletList', 'orderedList']), content: z.array(listItem).max(5_000) }),
  z.strictObject({ type: z.literal('table'), content: z.array(row).min(1).max(5_000) }),
]);

/** Reads a stored or sent document; a field that was not filled is refused like anything else that is not on the list. */
export const filledDocument: z.ZodType<FilledDocument> = shallow.pipe(z.strictObject({ type: z.literal('doc'), content: blocks }));
