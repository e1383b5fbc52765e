// Settings for all rows of an import, and how people are matched.
import { z } from 'zod';
import { sourceName, tagList } from '../../contacts/rules/contact-schema.ts';
import { CATEGORIES } from '../../contacts/rules/stages.ts';

export const importOptions = z.strictObject({
  category: z.enum(CATEGORIES).default('client'),
  source: sourceName.nullable().default(null),
  ownerId: z.uuid().nullable().default(null),
  tags: tagList.default([]),
  /** Whether one bad row stops the import, or is left out and listed. */
  mode: z.enum(['all-or-nothing', 'skip']).default('skip'),
  /** What happens to people with the email, phone or SSN of an existing contact or an earlier row. */
  known: z.enum(['skip', 'add']).default('skip'),
  /** Owners by the names in the owner column: name or email in lower case to user id. */
  owners: z.record(z.string().max(254), z.uuid()).default({}),
  /** Said of a list without names of columns: its first row is imported like the others. */
  firstRow: z.literal('person').optional(),
});
export type ImportOptions = z.output<typeof importOptions>;

/** A field of the office's own, as far as reading a cell needs it. */
export interface OwnField {
  readonly id: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'date' | 'choice' | 'yes-no';
  readonly choices: readonly string[];
}
