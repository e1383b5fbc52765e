// A round letter in two: what stands before the composed items and what stands after them.
import type { Block, FieldDocument } from '../../../../platform/base/document/field-document.ts';
import { fillDocument, type DocumentValues } from '../../../../platform/base/document/fill-document.ts';
import type { FilledBlock } from '../../../../platform/base/document/filled-document.ts';
import { lineText } from '../../../../platform/base/document/to-plain-text.ts';

export interface RoundParts {
  readonly opening: FieldDocument;
  readonly closing: FieldDocument;
}

const isItems = (block: Block): boolean => block.type === 'each' && block.attrs.list === 'items';
/** Blocks that the page of a dispute letter can set before and after its items. */
const isPlain = (block: Block): boolean =>
  block.type === 'paragraph' || isItems(block) || (block.type === 'when' && block.content.every(isPlain));

/** Why a document cannot stand around the items of a round; undefined when it can. */
export function whyNotRound({ content }: FieldDocument): string | undefined {
  if (content.filter(isItems).length !== 1) return 'A round letter has one place for its items, which is not inside a condition.';
  if (!content.every(isPlain)) return 'Around the items of a round only paragraphs can stand, and conditions with paragraphs in them.';
  const at = content.findIndex(isItems);
  return at === 0 || at === content.length - 1 ? 'A round letter says something before and after its items.' : undefined;
}

/** @throws Error where `whyNotRound` says why */
export function roundParts(document: FieldDocument): RoundParts {
  const why = whyNotRound(document);
  if (why !== undefined) throw new Error(why);
  const at = document.content.findIndex(isItems);
  return {
    opening: { type: 'doc', content: document.content.slice(0, at) },
    closing: { type: 'doc', content: document.content.slice(at + 1) },
  };
}

export type ParagraphsOrMissing = { readonly paragraphs: readonly string[] } | { readonly missing: readonly string[] };

/** The paragraphs of a part with its values, as the page of a dispute letter takes them. */
export function fillParagraphs(part: FieldDocument, values: DocumentValues): ParagraphsOrMissing {
  const made = fillDocument(part, values);
  return 'missing' in made ? made : { paragraphs: made.filled.content.map(textOf).filter((text) => text !== '') };
}

const textOf = (block: FilledBlock): string => (block.type === 'paragraph' ? lineText(block.content) : '');
