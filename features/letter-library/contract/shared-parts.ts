// Parts that the groups of this contract share.
import { z } from 'zod';
import { fieldDocument } from '../../../platform/base/document/field-document.ts';
import { freeLine } from '../../../platform/base/free-text.ts';
import { LANGUAGES } from '../../../platform/base/language.ts';
import { letterFinding } from '../rules/letter-finding.ts';
import { textUse } from '../rules/text-use.ts';
import { LETTER_CATEGORIES, LETTER_GATES, LETTER_GROUNDS, RECIPIENT_CLASSES } from '../../letters/rules/wording/letter-shape.ts';

export const nullable = z.string().nullable();
export const language = z.enum(LANGUAGES);
export const letterId = z.uuid();
export const letterName = freeLine(80).min(1, 'Please enter a name.');
export const recipientClass = z.enum(RECIPIENT_CLASSES);
export const category = z.enum(LETTER_CATEGORIES);

export const libraryLetter = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  purpose: z.string(),
  category,
  recipientClass,
  /** 'round': the frame of a dispute round; 'own': a letter of its own. */
  use: z.enum(['round', 'own']),
  rounds: z.array(z.number().int()),
  grounds: z.array(z.enum(LETTER_GROUNDS)),
  language,
  gates: z.array(z.enum(LETTER_GATES)),
  laws: z.array(z.string()),
  /** It came with the program. */
  shipped: z.boolean(),
  active: z.boolean(),
  removed: z.boolean(),
  favorite: z.boolean(),
  /** The newest version; `by` is null for what came with the program. */
  published: z.object({ versionId: z.string(), number: z.number().int(), at: z.string(), by: nullable }).nullable(),
  /** Changes that were not published yet. */
  draft: z.object({ at: z.string(), by: nullable }).nullable(),
  /** The same in the other language; `newer` when it was published after this one. */
  pair: z.object({ id: z.string(), name: z.string(), newer: z.boolean() }).nullable(),
  /** Letters that were written with it; null for those who may not see letters. */
  used: z.number().int().nullable(),
  /** What became of items with the grounds of a round letter; null for other letters, and for those who may not see disputes. */
  groundUse: textUse.nullable(),
});
export type LibraryLetterRow = z.output<typeof libraryLetter>;

export const libraryLetterDetail = libraryLetter.extend({
  subject: fieldDocument,
  document: fieldDocument,
  findings: z.array(letterFinding),
  /** The text differs from the one that came with the program; false for letters of the office. */
  differsFromShipped: z.boolean(),
});
export type LibraryLetterDetail = z.output<typeof libraryLetterDetail>;

export const noLetter = {
  'letterLibrary.letterNotFound': { status: 404, when: 'There is no such letter in the library, or it was removed.' },
} as const;
export const versionUnknown = {
  'letterLibrary.versionUnknown': { status: 404, when: 'The letter has no such version.' },
} as const;
export const MOST_TEXT_BYTES = 512 * 1024;
