// What can be done with one letter: voided, made again as a new one, and changed before anyone approved it.
import { z } from 'zod';
import { filledDocument } from '../../../platform/base/document/filled-document.ts';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { freeLine, freeText } from '../../../platform/base/free-text.ts';
import { version } from '../../../platform/base/shared-inputs.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import { workRefusals } from '../../agreements/rules/work-refusals.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { letterDocument, letterState, noLetter } from './shared-parts.ts';

const forLetter = z.strictObject({ id: z.uuid() });
const notWritten = {
  'letters.ofRound': { status: 409, when: 'The letter belongs to a round, which says what is in it.' },
} as const;
const locked = {
  'letters.locked': { status: 409, when: 'The letter was mailed, is being made or printed, or is canceled.' },
} as const;
/** Why a letter cannot be written (rules/written-letter.ts). */
export const WRITING_REFUSALS = {
  'letters.noReturnAddress': { status: 409, when: 'The office has no address to write from.' },
  'letters.unresolvedField': { status: 409, when: 'A name, an address or a field of the letter is missing or cannot be printed.' },
  'letters.addressTooLong': { status: 409, when: 'An address does not fit its place on the letter.' },
  'letters.saysNothingYet': { status: 422, when: 'The letter has no subject or no text.' },
  'letters.forbiddenClaim': { status: 422, when: 'The letter makes a claim that no letter may make (15 U.S.C. 1679b).' },
  'letters.unmaskedNumber': { status: 422, when: 'The letter has a Social Security or card number.' },
  'letters.enclosureMissing': { status: 409, when: 'An enclosure is not among the accepted documents of the client.' },
} as const;

export const writtenContract = {
  void: endpoint({
    method: 'POST',
    path: '/letters/{id}/void',
    summary: 'Void a letter that was not mailed, with a reason: it is canceled and goes to no one',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.voided',
    refusals: { ...contactNotFound.declared, ...contactArchived.declared, ...noLetter, ...notWritten, ...locked },
    input: z.strictObject({ id: z.uuid(), reason: freeText(300).min(1, 'Please say why.') }),
    output: z.object({ id: z.string(), state: letterState }),
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/letters/{id}/duplicate',
    summary: 'Write the same letter again as a new one, with what is on record now',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.duplicated',
    refusals: {
      ...workRefusals.declared,
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...noLetter,
      ...notWritten,
      ...WRITING_REFUSALS,
    },
    input: forLetter,
    output: z.object({ id: z.string() }),
  }),
  changeCopy: endpoint({
    method: 'POST',
    path: '/letters/{id}/copy',
    summary: 'Change what this one letter says; its client approves it again',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.copyChanged',
    refusals: {
      ...workRefusals.declared,
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...changedMeanwhile.declared,
      ...noLetter,
      ...notWritten,
      ...locked,
      'letters.approvedAlready': { status: 409, when: 'The client approved the letter.' },
      ...WRITING_REFUSALS,
    },
    input: z.strictObject({ id: z.uuid(), version, subject: freeLine(200).min(1, 'Please enter a subject.'), body: filledDocument }),
    output: z.object({ id: z.string(), version: z.number().int(), state: letterState }),
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/letters/{id}/versions',
    summary: 'What a written letter said before it was changed, the newest first',
    audience: 'staff',
    permission: 'letters:view',
    activity: null,
    sees: 'letter',
    refusals: noLetter,
    input: forLetter,
    output: z.object({
      versions: z.array(z.object({ version: z.number().int(), replacedAt: z.string(), replacedBy: z.string(), letter: letterDocument })),
    }),
  }),
};
