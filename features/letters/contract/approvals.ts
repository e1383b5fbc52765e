// The client reads and approves letters, in the portal or on a signed sheet (law.md G16, X10: no captured signature is put into a letter).
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { freeText } from '../../../platform/base/free-text.ts';
import { workRefusals } from '../../agreements/rules/work-refusals.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { civilDate } from '../../contacts/rules/contact-schema.ts';
import { gateOverride } from '../../disputes/rules/round-schema.ts';
import { answersInput, approvalView, factView, sha256 } from './approval-parts.ts';
import { ofRound, written } from './letter-row.ts';
import { letterDocument, noLetter, noLongerTrue, notReady } from './shared-parts.ts';

const WORD_MOST = 1000;
/** Clients read these, so each has its Spanish sentence. */
const alreadyMailed = {
  'letters.alreadyMailed': {
    status: 409,
    when: 'The letter is mailed already.',
    spanish: 'Esta carta ya se envió, así que no se puede cambiar nada.',
  },
} as const;
const otherLetter = {
  ...alreadyMailed,
  'letters.otherLetter': {
    status: 409,
    when: 'The letter was written again since it was shown.',
    spanish: 'Esta carta se escribió de nuevo después de que usted la abrió. Por favor, lea la nueva.',
  },
} as const;
const saysNothing = {
  'letters.saysNothing': {
    status: 422,
    when: 'Neither a word nor an answer says what is wrong.',
    spanish: 'Por favor, diga qué está mal en la carta.',
  },
} as const;
const approving = {
  'letters.factsOpen': {
    status: 422,
    when: 'A fact of the letter was not confirmed.',
    spanish: 'Por favor, responda primero a cada dato de la carta.',
  },
  'letters.factDenied': {
    status: 422,
    when: 'A fact of the letter was answered otherwise than the letter says (15 U.S.C. 1679b(a)(1)).',
    spanish: 'Usted dijo que algo en esta carta no es así. Devuélvala a su oficina.',
  },
  'letters.noWork': {
    status: 409,
    when: 'The office may not work for the client, so there is nothing to approve (15 U.S.C. 1679d, 1679e).',
    spanish: 'Su oficina no puede trabajar para usted en este momento, así que no hay nada que aprobar.',
  },
} as const;
const notYours = {
  'letters.notApprovedByYou': {
    status: 409,
    when: 'There is no approval to take back.',
    spanish: 'No hay ninguna aprobación que retirar.',
  },
} as const;
const forLetter = z.strictObject({ id: z.uuid() });
/** The letter as it was shown: its PDF by its hash. */
const shownLetter = { id: z.uuid(), sha256 };
const decided = z.object({ id: z.string(), approval: approvalView });

const pastDecision = z.object({
  id: z.string(),
  decision: z.enum(['approved', 'sent-back']),
  way: z.enum(['portal', 'paper']),
  on: z.string(),
  at: z.string(),
  /** The client in the portal, or who of the staff saw the signed sheet. */
  byName: z.string(),
  word: z.string(),
  /** True where it is about the PDF of today. */
  isThis: z.boolean(),
  endedOn: z.string().nullable(),
  endedWhy: z.enum(['taken-back', 'agreement-ended', 'asked-again', 'written-again']).nullable(),
  /** What was answered otherwise than the letter says, as it was shown. */
  denied: z.array(z.string()),
});
export type PastDecision = z.output<typeof pastDecision>;

const shown = z.object({
  id: z.string(),
  recipient: z.string(),
  letter: letterDocument,
  fingerprint: z.string(),
  pages: z.number().int().nullable(),
  approval: approvalView,
});
const shownToStaff = shown.extend({
  decisions: z.array(pastDecision),
  /** Gates that were passed with a reason when it was written. */
  overrides: z.array(gateOverride),
});
const shownToClient = shown.extend({
  /** Names the PDF that is shown; an approval is of exactly these bytes. */
  sha256,
  mailedOn: z.string().nullable(),
  printed: z.boolean(),
  /** False while nothing may be decided: it is mailed, it is from the office, or no work may be done for the client. */
  open: z.boolean(),
  facts: z.array(factView),
});

export const approvalsContract = {
  read: endpoint({
    method: 'GET',
    path: '/letters/{id}/text',
    summary: 'A letter to be read on the screen, with what its client decided about it',
    audience: 'staff',
    permission: 'letters:view',
    activity: null,
    sees: 'letter',
    refusals: { ...workRefusals.declared, ...contactArchived.declared, ...noLongerTrue, ...noLetter, ...notReady },
    input: forLetter,
    output: z.discriminatedUnion('kind', [shownToStaff.extend(ofRound.shape), shownToStaff.extend(written.shape)]),
  }),
  askAgain: endpoint({
    method: 'POST',
    path: '/letters/{id}/ask-again',
    summary: 'Ask the client again to read and approve a letter',
    audience: 'staff',
    permission: 'letters:print',
    activity: 'letters.approvalAskedAgain',
    danger: 'sends',
    refusals: {
      ...workRefusals.declared,
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...noLetter,
      ...notReady,
      'letters.alreadyApproved': { status: 409, when: 'The letter is approved, or needs no approval.' },
      'letters.askedJustNow': { status: 409, when: 'The client was asked less than an hour ago.' },
      ...alreadyMailed,
    },
    input: forLetter,
    output: decided,
  }),
  approvalSheet: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/approval-sheet',
    summary: 'A sheet for the client to sign: the letters of a round, or the others that wait, with their facts',
    audience: 'staff',
    permission: 'letters:record-approval',
    activity: null,
    sees: 'letter',
    costly: true,
    refusals: {
      ...workRefusals.declared,
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...noLongerTrue,
      'letters.nothingToApprove': { status: 409, when: 'No such letter waits for an approval.' },
    },
    /** Without a round: written letters. */
    input: z.strictObject({ contactId: z.uuid(), roundId: z.uuid().optional() }),
    output: z.file(),
  }),
  recordApproval: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/letter-approvals',
    summary: 'Record what a client decided on a signed sheet, with its scan',
    audience: 'staff',
    permission: 'letters:record-approval',
    activity: 'letters.approvalRecorded',
    danger: 'gates',
    refusals: {
      ...workRefusals.declared,
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...noLetter,
      ...notReady,
      ...otherLetter,
      'letters.scanMissing': { status: 422, when: 'The scan is not among the files of the contact, or is still being checked.' },
      'letters.signedDayUnfit': { status: 422, when: 'The day is in the future, or before the letter was made.' },
      ...saysNothing,
    },
    input: z.strictObject({
      contactId: z.uuid(),
      /** The day on the sheet. */
      signedOn: civilDate,
      /** The scan of the signed sheet, among the files of the contact. */
      fileId: z.uuid(),
      letters: z
        .array(z.strictObject({ ...shownLetter, approved: z.boolean(), word: freeText(WORD_MOST).default('') }))
        .min(1)
        .max(20),
    }),
    output: z.object({ letters: z.array(decided) }),
  }),
  readMine: endpoint({
    method: 'GET',
    path: '/portal/letters/{id}/text',
    summary: "One of the client's own letters to be read, with each fact it states",
    audience: 'client',
    permission: 'letters:view-own',
    activity: null,
    refusals: { ...noLetter, ...notReady },
    input: forLetter,
    output: z.discriminatedUnion('kind', [shownToClient.extend(ofRound.shape), shownToClient.extend(written.shape)]),
  }),
  approveMine: endpoint({
    method: 'POST',
    path: '/portal/letters/{id}/approve',
    summary: 'Approve exactly the letter that was shown, each fact in it confirmed',
    audience: 'client',
    permission: 'letters:approve-own',
    activity: 'letters.approved',
    refusals: { ...noLetter, ...notReady, ...otherLetter, ...approving },
    input: z.strictObject({ ...shownLetter, answers: answersInput }),
    output: decided,
  }),
  sendBackMine: endpoint({
    method: 'POST',
    path: '/portal/letters/{id}/send-back',
    summary: 'Send a letter back to the office: something in it is not right',
    audience: 'client',
    permission: 'letters:approve-own',
    activity: 'letters.sentBack',
    refusals: { ...noLetter, ...notReady, ...otherLetter, ...saysNothing },
    input: z.strictObject({ ...shownLetter, answers: answersInput, word: freeText(WORD_MOST).default('') }),
    output: decided,
  }),
  takeBackMine: endpoint({
    method: 'POST',
    path: '/portal/letters/{id}/take-back',
    summary: 'Take back the approval of a letter that was not mailed',
    audience: 'client',
    permission: 'letters:approve-own',
    activity: 'letters.approvalTakenBack',
    refusals: { ...noLetter, ...alreadyMailed, ...notYours },
    input: forLetter,
    output: decided,
  }),
};
