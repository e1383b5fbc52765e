// Letters of the library: the list, one letter, its versions and where it was used.
import { z } from 'zod';
import { documentChange } from '../../../platform/base/document/document-change.ts';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { pageInput } from '../../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../../platform/base/shared-refusal.ts';
import { LETTER_TABS } from '../rules/letter-words.ts';
import { category, language, letterId, libraryLetter, libraryLetterDetail, noLetter, nullable, versionUnknown } from './shared-parts.ts';

const yesNo = z.enum(['yes', 'no']);

export const lettersOfLibrary = {
  listLetters: endpoint({
    method: 'GET',
    path: '/library-letters',
    summary: 'Letters of the library by name',
    audience: 'staff',
    permission: 'letter-library:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject({
      search: z.string().trim().max(80).optional(),
      recipient: z.enum(LETTER_TABS).optional(),
      category: category.optional(),
      /** 4 stands for the fourth and every later round. */
      round: z.coerce.number().int().min(1).max(4).optional(),
      use: z.enum(['round', 'own']).optional(),
      language: language.optional(),
      favorites: yesNo.default('no'),
      active: yesNo.optional(),
      removed: yesNo.default('no'),
      ...pageInput({ usual: 50, most: 200 }),
    }),
    output: z.object({ rows: z.array(libraryLetter), next: nullable }),
  }),
  getLetter: endpoint({
    method: 'GET',
    path: '/library-letters/{id}',
    summary: 'One letter with its text as it is now, and what keeps it from being published',
    audience: 'staff',
    permission: 'letter-library:view',
    activity: null,
    refusals: noLetter,
    input: z.strictObject({ id: letterId }),
    output: libraryLetterDetail,
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/library-letters/{id}/versions',
    summary: 'Published versions, newest first',
    audience: 'staff',
    permission: 'letter-library:view',
    activity: null,
    refusals: { ...noLetter, ...cursorUnknown.declared },
    input: z.strictObject({ id: letterId, ...pageInput({ usual: 20, most: 100 }) }),
    output: z.object({
      rows: z.array(z.object({ id: z.string(), number: z.number().int(), name: z.string(), at: z.string(), by: nullable })),
      next: nullable,
    }),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/library-letters/{id}/changes',
    summary: 'What changed between two versions, or from a version or the text of the program to the text as it is now',
    audience: 'staff',
    permission: 'letter-library:view',
    activity: null,
    refusals: { ...noLetter, ...versionUnknown },
    input: z.strictObject({
      id: letterId,
      /** 'shipped': the text that came with this program. */
      from: z.union([z.uuid(), z.literal('shipped')]),
      to: z.uuid().optional(),
    }),
    output: z.object({ changes: z.array(documentChange) }),
  }),
  listUses: endpoint({
    method: 'GET',
    path: '/library-letters/{id}/uses',
    summary: 'Letters that were written with it, newest first',
    audience: 'staff',
    permission: 'letters:view',
    activity: null,
    refusals: { ...noLetter, ...cursorUnknown.declared },
    input: z.strictObject({ id: letterId, ...pageInput({ usual: 20, most: 100 }) }),
    output: z.object({
      rows: z.array(
        z.object({
          letterId: z.string(),
          contactId: z.string(),
          contactName: z.string(),
          recipient: z.string(),
          /** Number of the version it was written with. */
          number: z.number().int(),
          createdAt: z.string(),
          mailedOn: nullable,
        }),
      ),
      next: nullable,
    }),
  }),
};
