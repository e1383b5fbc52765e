// Differences of two texts with fields as endpoints answer them.
import { z } from 'zod';
import { fieldNames, type Catalogue } from './catalogue.ts';
import { compareDocuments } from './compare-documents.ts';
import type { FieldDocument } from './field-document.ts';

const line = z.object({ what: z.string(), text: z.string(), within: z.array(z.string()) });
export const documentChange = z.object({
  kind: z.enum(['same', 'added', 'removed', 'changed']),
  line,
  /** The words of a changed line. */
  words: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
});
export type DocumentChange = z.output<typeof documentChange>;

/** What changed from one text to the other, with fields as people know them. */
export function tellChanges(from: FieldDocument, to: FieldDocument, catalogue: Catalogue): DocumentChange[] {
  const names = fieldNames(catalogue);
  return compareDocuments(from, to, (id) => `[${names.get(id) ?? id}]`).map((change) => ({
    kind: change.kind,
    line: { ...change.line, within: [...change.line.within] },
    words: change.kind === 'changed' ? [...change.words] : [],
  }));
}
