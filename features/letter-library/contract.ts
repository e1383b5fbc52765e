// The library: letters of the program and of the office, and the grounds and requests that dispute letters are composed of.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';
import { ENTRY_KINDS, ENTRY_TIMES, ITEM_KINDS } from './rules/library-entry-kinds.ts';
import { textUse } from './rules/text-use.ts';
import { editingContract } from './contract/editing.ts';
import { lettersOfLibrary } from './contract/letters.ts';
import { previewingContract } from './contract/previewing.ts';
import { writingContract } from './contract/writing.ts';

const bureau = z.enum(BUREAUS);
const itemKind = z.enum(ITEM_KINDS);
const named = { kind: z.enum(ENTRY_KINDS), code: z.string().min(1).max(64) };

const libraryText = z.object({
  ...named,
  label: z.string(),
  topic: z.string(),
  law: z.string(),
  itemKinds: z.array(itemKind),
  time: z.enum(ENTRY_TIMES),
  sentences: z.array(z.object({ itemKinds: z.array(itemKind), sentence: z.string() })),
  question: z.string().nullable(),
  clientWords: z.string().nullable(),
  needs: z.array(z.string()),
  /** Values of the report that the sentence quotes where the report has them. */
  quotes: z.array(z.string()),
  /** Codes of the other kind that go with it, the usual one first. */
  fits: z.array(z.object({ code: z.string(), label: z.string() })),
  /** Null for those who may not see disputes. */
  use: textUse.nullable(),
  favorite: z.boolean(),
});
export type LibraryText = z.output<typeof libraryText>;

const notFound = { 'letterLibrary.notFound': { status: 404, when: 'The library has no such text.' } } as const;

export type { Preparation } from './contract/writing.ts';
export type { LibraryLetterDetail, LibraryLetterRow } from './contract/shared-parts.ts';

export const letterLibraryContract = {
  ...lettersOfLibrary,
  ...editingContract,
  ...previewingContract,
  ...writingContract,
  list: endpoint({
    method: 'GET',
    path: '/letter-library',
    summary: 'Every ground and request that letters are made of, with counts of past results',
    audience: 'staff',
    permission: 'letter-library:view',
    activity: null,
    refusals: {},
    input: z.strictObject({}).optional(),
    output: z.object({ rows: z.array(libraryText) }),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/letter-library/{kind}/{code}/preview',
    summary: 'A letter with this text as PDF: with an invented person marked SAMPLE, or as a draft for a client',
    audience: 'staff',
    permission: 'letter-library:view',
    activity: null,
    costly: true,
    refusals: {
      ...notFound,
      ...contactNotFound.declared,
      'letterLibrary.noItem': { status: 409, when: 'The client has no report with an item at this bureau that the text fits.' },
      'letterLibrary.cannotPreview': {
        status: 422,
        when: 'No letter can be written with this text, or the contact lacks data for a letter.',
      },
    },
    input: z.strictObject({
      ...named,
      bureau: bureau.default('EQ'),
      itemKind: itemKind.optional(),
      /** A real client; an invented person when left out. */
      contactId: z.uuid().optional(),
    }),
    output: z.file(),
  }),
  addFavorite: endpoint({
    method: 'PUT',
    path: '/letter-library/{kind}/{code}/favorite',
    summary: 'Mark a text as a favorite of the person who asks',
    audience: 'staff',
    permission: 'letter-library:mark',
    activity: 'letterLibrary.favoriteAdded',
    refusals: notFound,
    input: z.strictObject(named),
    output: z.object({ favorite: z.literal(true) }),
  }),
  removeFavorite: endpoint({
    method: 'DELETE',
    path: '/letter-library/{kind}/{code}/favorite',
    summary: 'Remove the mark again',
    audience: 'staff',
    permission: 'letter-library:mark',
    activity: 'letterLibrary.favoriteRemoved',
    refusals: notFound,
    input: z.strictObject(named),
    output: z.object({ favorite: z.literal(false) }),
  }),
};
