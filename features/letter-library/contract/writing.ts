// Writing a letter of the library for a client: what is known and what is asked, and the letter itself.
import { z } from 'zod';
import { fieldDocument } from '../../../platform/base/document/field-document.ts';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { freeText } from '../../../platform/base/free-text.ts';
import { workRefusals } from '../../agreements/rules/work-refusals.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { FILE_KINDS } from '../../files/rules/file-kinds.ts';
import { WRITING_REFUSALS } from '../../letters/contract.ts';
import { gateReasons, OVERRIDE_REFUSALS } from '../../disputes/rules/override-refusals.ts';
import { ADDRESS_REFUSALS, recipientNotFound } from '../../recipients/rules/recipient-refusals.ts';
import { gateAnswers } from '../rules/gate-answers.ts';
import { letterId, libraryLetter, noLetter, nullable } from './shared-parts.ts';

const contactId = z.uuid();
const earlier = z.object({
  receivedOn: nullable,
  overdueAfter: nullable,
  answeredOn: nullable,
  result: z.enum(['removed', 'corrected', 'confirmed']).nullable(),
});
const notUsable = {
  'letterLibrary.notUsable': { status: 409, when: 'The letter is not active, has no version, or belongs to dispute rounds.' },
} as const;

const preparation = z.object({
  letter: libraryLetter,
  versionId: z.string(),
  subject: fieldDocument,
  document: fieldDocument,
  fields: z.record(z.string(), nullable),
  conditions: z.record(z.string(), z.boolean()),
  today: z.string(),
  /** The last dispute that was mailed to this bureau. */
  earlier: earlier.nullable(),
  /** Where it would go; null while no recipient is chosen. `problem` says why it cannot. */
  address: z.object({ name: z.string(), lines: z.array(z.string()), verifiedOn: nullable, problem: nullable }).nullable(),
  /** Papers of the client that can be enclosed. */
  papers: z.array(z.object({ fileId: z.string(), title: z.string(), name: z.string(), kind: z.enum(FILE_KINDS).nullable() })),
  /** Days within which an answer is owed, and the law; null where no one has to answer. */
  answerDue: z.object({ days: z.number().int(), law: z.string(), inBusinessDays: z.boolean().optional() }).nullable(),
});
export type Preparation = z.output<typeof preparation>;

export const writingContract = {
  prepareLetter: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/library-letters/{id}/preparation',
    summary: 'The newest version of a letter, with what is on record for a client and a recipient',
    audience: 'staff',
    permission: 'letter-library:write',
    activity: null,
    sees: 'contact',
    refusals: { ...noLetter, ...notUsable, ...contactNotFound.declared, ...recipientNotFound.declared },
    input: z.strictObject({ contactId, id: letterId, recipientId: z.uuid().optional() }),
    output: preparation,
  }),
  writeLetter: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/library-letters/{id}/letters',
    summary: 'Write a letter of the library for a client; it waits for the client’s approval, and is printed like any other',
    audience: 'staff',
    permission: 'letter-library:write',
    activity: 'letterLibrary.letterWritten',
    refusals: {
      ...noLetter,
      ...notUsable,
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...recipientNotFound.declared,
      ...workRefusals.declared,
      ...ADDRESS_REFUSALS,
      ...WRITING_REFUSALS,
      'letterLibrary.versionOld': { status: 409, when: 'A newer version was published since this one was read.' },
      'letterLibrary.recipientUnfit': { status: 422, when: 'The letter is for another kind of recipient, or none was chosen.' },
      'letterLibrary.answerUnfit': { status: 422, when: 'An answer is missing, or is no date, amount or month; each field is named.' },
      ...OVERRIDE_REFUSALS,
      'letterLibrary.gateClosed': {
        status: 422,
        when: 'What the law or the letter asks for is not there, and no reason opens the gate; the first such gate is named.',
      },
      'letterLibrary.claimForbidden': { status: 422, when: 'An answer makes a claim that no letter may make.' },
    },
    input: z.strictObject({
      contactId,
      id: letterId,
      versionId: z.uuid(),
      /** Of the address book; left out for letters to the client. */
      recipientId: z.uuid().optional(),
      /** Answers by the id of the field: dates as 2026-11-27, months as 2026-10, 2026-11. */
      typed: z.record(z.string().max(60), freeText(2_000)).refine((answers) => Object.keys(answers).length <= 60, 'Too many answers.'),
      answers: gateAnswers,
      enclosures: z.array(z.uuid()).max(20),
      overrides: gateReasons,
    }),
    output: z.object({ letterId: z.string() }),
  }),
};
