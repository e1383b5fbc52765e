// Offering an agreement and signing it: staff make the offer, the client consents, reads, instructs and signs, in the order of the law.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { LANGUAGES } from '../../platform/base/language.ts';
import { changedMeanwhile, cursorUnknown } from '../../platform/base/shared-refusal.ts';
import { pageInput, versioned } from '../../platform/base/shared-inputs.ts';
import { freeLine } from '../../platform/base/free-text.ts';
import { contactArchived, contactNotFound } from '../contacts/rules/contact-refusals.ts';
import { gateRefusals, noOffer, openOffer, SIGNING_INPUTS, SIGNING_OUTPUT, SIGNING_REFUSALS } from './contract/signing.ts';
import { BUREAUS } from '../report-files/rules/bureaus.ts';
import { tabletContract } from './contract/tablet.ts';
import { FOUND } from '../contacts/rules/found.ts';
import { offerTerms } from './rules/offer-terms.ts';
import { OFFER_STATES, PAPERS, STEPS } from './rules/offer-steps.ts';

const nullable = z.string().nullable();
const offer = z.object({
  id: z.string(),
  version: z.number().int(),
  contactId: z.string(),
  state: z.enum(OFFER_STATES),
  /** True when its last day has passed without a signature. */
  expired: z.boolean(),
  language: z.enum(LANGUAGES),
  template: z.string(),
  terms: offerTerms,
  found: z.enum(FOUND),
  soldBy: z.string(),
  validThrough: z.string(),
  madeAt: z.string(),
  madeBy: z.string(),
  endedAt: nullable,
  /** What the client did, with how it can be shown. */
  steps: z.array(
    z.object({
      step: z.enum(STEPS),
      paper: z.enum(PAPERS),
      at: z.string(),
      where: z.enum(['portal', 'tablet']),
      sha256: z.string(),
      address: z.string(),
      device: z.string(),
    }),
  ),
});
export type Offer = z.output<typeof offer>;
const notFound = { 'offers.notFound': { status: 404, when: 'There is no such offer.' } } as const;
const ended = { 'offers.ended': { status: 409, when: 'The offer was signed or withdrawn.' } } as const;
const bureauList = z
  .string()
  .max(20)
  .transform((text) => BUREAUS.filter((bureau) => text.split(',').includes(bureau)));
const pdf = z.file().mime('application/pdf');

export const offersContract = {
  list: endpoint({
    method: 'GET',
    path: '/contacts/{contactId}/offers',
    summary: 'The offers of a contact, the latest first, and why none can be made now',
    audience: 'staff',
    permission: 'offers:view',
    activity: null,
    refusals: { ...contactNotFound.declared, ...cursorUnknown.declared },
    input: z.strictObject({ contactId: z.uuid(), ...pageInput({ usual: 10, most: 50 }) }),
    output: z.object({
      rows: z.array(offer),
      next: nullable,
      /** Null when an offer can be made. */
      bar: z.object({ code: z.string(), message: z.string(), citation: nullable }).nullable(),
      /** Templates that can be used for this contact. */
      templates: z.array(z.object({ versionId: z.string(), name: z.string(), language: z.enum(LANGUAGES), number: z.number().int() })),
      /** The language of the client. */
      language: z.enum(LANGUAGES),
      longestTerm: z.number().int(),
      /** What the office offered last, to anybody: most offers are alike. */
      lastTerms: offerTerms.nullable(),
    }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/contacts/{contactId}/offers',
    summary: 'Offer an agreement, and tell the client by email where to read and sign it',
    audience: 'staff',
    permission: 'offers:make',
    activity: 'offers.made',
    danger: 'sends',
    refusals: {
      ...contactNotFound.declared,
      ...contactArchived.declared,
      ...gateRefusals,
      'offers.notForThis': { status: 422, when: 'The contact is neither a lead nor a client.' },
      'offers.exists': { status: 409, when: 'The contact has an open offer or an agreement in effect.' },
      'offers.templateUnknown': { status: 422, when: 'There is no such published template for this state.' },
      'offers.sellerUnknown': { status: 422, when: 'The person who sold it is not on the staff.' },
    },
    input: z.strictObject({
      contactId: z.uuid(),
      templateVersionId: z.uuid(),
      terms: offerTerms,
      found: z.enum(FOUND),
      /** Who sold it; the person who makes the offer unless said. */
      soldById: z.uuid().nullable().default(null),
    }),
    output: offer,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/offers/{id}/withdraw',
    summary: 'Withdraw an offer that was not signed',
    audience: 'staff',
    permission: 'offers:make',
    activity: 'offers.withdrawn',
    refusals: { ...notFound, ...ended, ...changedMeanwhile.declared },
    input: z.strictObject({ ...versioned, reason: freeLine(200).nullable().default(null) }),
    output: offer,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/offers/{id}/tablet',
    summary: 'Make a code that opens this offer once on a tablet of the office',
    audience: 'staff',
    permission: 'offers:make',
    activity: 'offers.handedOver',
    refusals: { ...notFound, ...ended },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ code: z.string(), until: z.string() }),
  }),
  getSignedPdf: endpoint({
    method: 'GET',
    path: '/offers/{id}/pdf',
    summary: 'The signed papers with their certificate, as one PDF',
    audience: 'staff',
    permission: 'offers:view',
    activity: null,
    costly: true,
    sees: 'agreement',
    refusals: { ...notFound },
    input: z.strictObject({ id: z.uuid() }),
    output: pdf,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/portal/offer',
    summary: 'The offer that waits for the client, or was signed last, with the papers that may be shown now',
    audience: 'client',
    permission: 'offers:sign-own',
    activity: null,
    refusals: {},
    /** The bureaus that the instructions are to name, with commas; those of the offer unless said. */
    input: z.strictObject({ bureaus: bureauList.optional() }),
    output: z.object({ offer: openOffer.nullable(), signedFile: z.boolean() }),
  }),
  getMyWord: endpoint({
    method: 'GET',
    path: '/portal/offer/word',
    summary: 'The PDF with the word by which the client shows that PDFs can be opened (15 U.S.C. 7001(c)(1)(C))',
    audience: 'client',
    permission: 'offers:sign-own',
    activity: null,
    costly: true,
    refusals: noOffer,
    input: z.strictObject({}).optional(),
    output: pdf,
  }),
  getMyPdf: endpoint({
    method: 'GET',
    path: '/portal/offer/pdf',
    summary: 'The signed papers of the client, as one PDF',
    audience: 'client',
    permission: 'offers:sign-own',
    activity: null,
    costly: true,
    refusals: noOffer,
    input: z.strictObject({}).optional(),
    output: pdf,
  }),
  consent: endpoint({
    method: 'POST',
    path: '/portal/offer/consent',
    summary: 'Agree to electronic records',
    audience: 'client',
    permission: 'offers:sign-own',
    activity: 'offers.consented',
    refusals: SIGNING_REFUSALS.consent,
    input: SIGNING_INPUTS.consent,
    output: SIGNING_OUTPUT,
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/portal/offer/acknowledgment',
    summary: 'Acknowledge the federal statement',
    audience: 'client',
    permission: 'offers:sign-own',
    activity: 'offers.acknowledged',
    refusals: SIGNING_REFUSALS.acknowledge,
    input: SIGNING_INPUTS.acknowledge,
    output: SIGNING_OUTPUT,
  }),
  instruct: endpoint({
    method: 'POST',
    path: '/portal/offer/instructions',
    summary: 'Give the written instructions for obtaining credit reports',
    audience: 'client',
    permission: 'offers:sign-own',
    activity: 'offers.instructed',
    refusals: SIGNING_REFUSALS.instruct,
    input: SIGNING_INPUTS.instruct,
    output: SIGNING_OUTPUT,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/portal/offer/signature',
    summary: 'Sign the agreement; copies go to the client in the same moment',
    audience: 'client',
    permission: 'offers:sign-own',
    activity: 'offers.signed',
    costly: true,
    refusals: SIGNING_REFUSALS.sign,
    input: SIGNING_INPUTS.sign,
    output: SIGNING_OUTPUT,
    // Drawn lines.
    maxBody: 512 * 1024,
  }),
  ...tabletContract,
};
