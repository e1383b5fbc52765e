// Signing on a tablet of the office: a code that works once opens one offer and ends every session in that browser. Whoever holds the tablet can
// read and sign this offer and nothing else, until it is handed back.
import { z } from 'zod';
import { endpoint } from '../../../platform/base/endpoint.ts';
import { LANGUAGES } from '../../../platform/base/language.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { noOffer, openOffer, SIGNING_INPUTS, SIGNING_OUTPUT, SIGNING_REFUSALS } from './signing.ts';

const bureauList = z
  .string()
  .max(20)
  .transform((text) => BUREAUS.filter((bureau) => text.split(',').includes(bureau)));
const notHanded = {
  'offers.notHanded': {
    status: 403,
    when: 'This browser is no tablet that was handed over, or its time is over.',
    spanish: 'Esta tableta no está abierta para firmar. Pida ayuda a la oficina.',
  },
} as const;
const step = { audience: 'public', permission: 'offers:sign-on-tablet' } as const;

export const tabletContract = {
  openTablet: endpoint({
    method: 'POST',
    path: '/tablet',
    summary: 'Open an offer on this tablet with its code; every session in this browser ends',
    ...step,
    activity: 'offers.tabletOpened',
    refusals: {
      'offers.codeUnknown': {
        status: 404,
        when: 'There is no such code, it was used, or its ten minutes are over.',
        spanish: 'Este código no vale. Pida otro.',
      },
      'offers.tooManyTries': { status: 429, when: 'Too many codes were tried.', spanish: 'Demasiados intentos. Espere un minuto.' },
    },
    input: z.strictObject({ code: z.string().trim().max(20) }),
    output: z.object({ language: z.enum(LANGUAGES) }),
  }),
  showOnTablet: endpoint({
    method: 'GET',
    path: '/tablet/offer',
    summary: 'The offer on this tablet, with the papers that may be shown now',
    ...step,
    activity: null,
    refusals: notHanded,
    input: z.strictObject({ bureaus: bureauList.optional() }),
    output: z.object({ offer: openOffer.nullable(), signed: z.boolean(), language: z.enum(LANGUAGES) }),
  }),
  getTabletWord: endpoint({
    method: 'GET',
    path: '/tablet/word',
    summary: 'The PDF with the word, on this tablet',
    ...step,
    activity: null,
    costly: true,
    refusals: { ...notHanded, ...noOffer },
    input: z.strictObject({}).optional(),
    output: z.file().mime('application/pdf'),
  }),
  consentOnTablet: endpoint({
    method: 'POST',
    path: '/tablet/consent',
    summary: 'Agree to electronic records on this tablet',
    ...step,
    activity: 'offers.consented',
    refusals: { ...notHanded, ...SIGNING_REFUSALS.consent },
    input: SIGNING_INPUTS.consent,
    output: SIGNING_OUTPUT,
  }),
  acknowledgeOnTablet: endpoint({
    method: 'POST',
    path: '/tablet/acknowledgment',
    summary: 'Acknowledge the federal statement on this tablet',
    ...step,
    activity: 'offers.acknowledged',
    refusals: { ...notHanded, ...SIGNING_REFUSALS.acknowledge },
    input: SIGNING_INPUTS.acknowledge,
    output: SIGNING_OUTPUT,
  }),
  instructOnTablet: endpoint({
    method: 'POST',
    path: '/tablet/instructions',
    summary: 'Give the written instructions on this tablet',
    ...step,
    activity: 'offers.instructed',
    refusals: { ...notHanded, ...SIGNING_REFUSALS.instruct },
    input: SIGNING_INPUTS.instruct,
    output: SIGNING_OUTPUT,
  }),
  signOnTablet: endpoint({
    method: 'POST',
    path: '/tablet/signature',
    summary: 'Sign the agreement on this tablet',
    ...step,
    activity: 'offers.signed',
    costly: true,
    refusals: { ...notHanded, ...SIGNING_REFUSALS.sign },
    input: SIGNING_INPUTS.sign,
    output: SIGNING_OUTPUT,
    maxBody: 512 * 1024,
  }),
  returnTablet: endpoint({
    method: 'POST',
    path: '/tablet/return',
    summary: 'Hand the tablet back: it shows nothing any more',
    ...step,
    activity: 'offers.tabletReturned',
    refusals: notHanded,
    input: z.strictObject({}).optional(),
    output: z.object({ returned: z.literal(true) }),
  }),
};
