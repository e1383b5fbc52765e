// Nodes that templates and filled documents have in common.
import { z } from 'zod';

export const MARKS = ['bold', 'italic', 'underline'] as const;
export const marks = z
  .array(z.strictObject({ type: z.enum(MARKS) }))
  .max(3)
  .optional();
export const text = z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(100_000), marks });
export const lineBreak = z.strictObject({ type: z.literal('hardBreak') });
export const align = z.enum(['left', 'center', 'right', 'justify']).nullable().optional();
/** The space for a signature with its date. */
export const signature = z.strictObject({ type: z.literal('signature'), attrs: z.strictObject({ who: z.enum(['client', 'office']) }) });
export const pageBreak = z.strictObject({ type: z.literal('pageBreak') });
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Levels of blocks within blocks: more than people can follow, few enough that no reader of a document runs out of memory. */
const DEEPEST = 12;
/** Each level of blocks is two levels of objects and two of arrays at most; the document itself, marks and attributes are few more. */
const DEEPEST_JSON = DEEPEST * 6 + 8;

/** Whether a value is nested no deeper than documents are. It is asked before the value is read. */
export function isShallow(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST_JSON) return false;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
}
export const shallow = z.unknown().refine(isShallow, { error: 'There are too many blocks within blocks.', abort: true });
