// What a client does with an offer, in the portal or on the office's tablet: the same steps, the same papers, the same refusals.
import { z } from 'zod';
import { freeLine } from '../../../platform/base/free-text.ts';
import { LANGUAGES } from '../../../platform/base/language.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import { version } from '../../../platform/base/shared-inputs.ts';
import { filledDocument } from '../../../platform/base/document/filled-document.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { OFFER_STATES, PAPERS } from '../rules/offer-steps.ts';
import { signatureMark } from '../rules/signature-mark.ts';

export const noOffer = {
  'offers.none': { status: 404, when: 'There is no offer to sign, or not any more.', spanish: 'No hay nada que firmar aquí.' },
} as const;
export const gateRefusals = {
  'offers.stateUnknown': {
    status: 422,
    when: "The client's state is not on record (15 U.S.C. 1679j).",
    spanish: 'No sabemos en qué estado vive usted. Dígale su dirección a su oficina.',
  },
  'offers.stateBlocked': {
    status: 403,
    when: 'The business is an offense in the state of the client (O.C.G.A. 16-9-59).',
    spanish: 'La ley de su estado no permite este contrato.',
  },
  'offers.stateInReview': {
    status: 403,
    when: 'The state of the client is not switched on (15 U.S.C. 1679j).',
    spanish: 'Su oficina todavía revisa la ley de su estado. Pregúnteles, por favor.',
  },
  'offers.contractIncomplete': {
    status: 422,
    when: 'The contract lacks what 15 U.S.C. 1679d(b) asks for.',
    spanish: 'Al contrato le falta algo que exige la ley. Pregunte a su oficina, por favor.',
  },
  'offers.noAddressForCopies': {
    status: 422,
    when: 'The client has no email address for the copies (15 U.S.C. 1679e(c)).',
    spanish: 'Falta su correo electrónico para las copias. Dígaselo a su oficina.',
  },
} as const;
const stepRefusals = {
  ...noOffer,
  'offers.consentMissing': {
    status: 409,
    when: 'The client has not agreed to electronic records (15 U.S.C. 7001(c)(1)).',
    spanish: 'Primero acepte los documentos electrónicos.',
  },
  ...changedMeanwhile.declared,
  'offers.expired': {
    status: 410,
    when: 'The last day of the offer has passed, or the client moved to another state.',
    spanish: 'Esta oferta terminó. Pida una nueva a su oficina, por favor.',
  },
  'offers.otherStep': {
    status: 409,
    when: 'Another step comes first, or this one was done already.',
    spanish: 'Antes falta otro paso. Vuelva a cargar la página.',
  },
  'offers.paperChanged': {
    status: 409,
    when: 'The paper is not the one that was shown: its day or an address changed since.',
    spanish: 'El documento cambió mientras lo leía. Léalo otra vez, por favor.',
  },
  'offers.nameMissing': {
    status: 422,
    when: 'The name of the signature is not that of the client.',
    spanish: 'Escriba su nombre como está en el contrato.',
  },
} as const;

const paper = z.object({
  paper: z.enum(PAPERS),
  document: filledDocument,
  /** SHA-256 of its text in hex: what is signed is named by it. */
  sha256: z.string(),
  /** When this client did the step it belongs to; null for the one that is next. */
  doneAt: z.string().nullable(),
});
/** An offer as the client reads it now. */
export const openOffer = z.object({
  id: z.string(),
  version: z.number().int(),
  state: z.enum(OFFER_STATES),
  language: z.enum(LANGUAGES),
  clientName: z.string(),
  officeName: z.string(),
  validThrough: z.string(),
  papers: z.array(paper),
});
export type OpenOffer = z.output<typeof openOffer>;
const signed = z.object({ state: z.enum(OFFER_STATES), version: z.number().int() });

const shown = { id: z.uuid(), version, sha256: z.string().regex(/^[0-9a-f]{64}$/) };
export const SIGNING_INPUTS = {
  consent: z.strictObject({ ...shown, word: freeLine(40).min(1, 'Please type the word from the PDF.'), signature: signatureMark }),
  acknowledge: z.strictObject({ ...shown, signature: signatureMark }),
  instruct: z.strictObject({
    ...shown,
    bureaus: z.array(z.enum(BUREAUS)).min(1, 'Please choose at least one bureau.').max(3),
    signature: signatureMark,
  }),
  sign: z.strictObject({ ...shown, signature: signatureMark }),
} as const;
export const SIGNING_OUTPUT = signed;
export const SIGNING_REFUSALS = {
  consent: {
    ...stepRefusals,
    'offers.wrongWord': {
      status: 422,
      when: 'The word is not the one printed in the PDF.',
      spanish: 'Esta no es la palabra impresa en el PDF. Ábralo y escriba la palabra que ve.',
    },
  },
  acknowledge: stepRefusals,
  instruct: stepRefusals,
  sign: {
    ...stepRefusals,
    ...gateRefusals,
    'offers.exists': {
      status: 409,
      when: 'The contact has an agreement in effect.',
      spanish: 'Ya hay un contrato vigente. Pregunte a su oficina, por favor.',
    },
    'offers.statementFirst': {
      status: 409,
      when: 'The federal statement was not acknowledged before.',
      spanish: 'Antes del contrato hay que leer la declaración federal.',
    },
  },
} as const;
