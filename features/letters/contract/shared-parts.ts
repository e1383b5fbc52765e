// Parts that the groups of this contract share.
import { z } from 'zod';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { LetterDocument, RoundLetterDocument } from '../rules/letter-document.ts';

export const bureau = z.enum(BUREAUS);
/** 'cancelled': every item of it was withdrawn, or it was voided, so there is nothing to send. */
export const letterState = z.enum(['rendering', 'ready', 'failed', 'cancelled']);
export const letterDocument = z.custom<LetterDocument>((v) => typeof v === 'object' && v !== null && 'recipient' in v);

export const roundDocument = z.custom<RoundLetterDocument>((v) => typeof v === 'object' && v !== null && 'recipient' in v && 'bureau' in v);

export const noLetter = {
  'letters.notFound': { status: 404, when: 'There is no such letter.', spanish: 'Esa carta no existe.' },
} as const;
export const notReady = {
  'letters.notReady': {
    status: 409,
    when: 'A letter is still being made, or could not be made.',
    spanish: 'La carta todavía no está lista.',
  },
} as const;
export const noLongerTrue = {
  'disputes.noLongerTrue': {
    status: 409,
    when: 'What a letter says is no longer so: its report is not used any more, a line is not the client’s, or the client said that it is correct (15 U.S.C. 1679b(a)(1)).',
  },
} as const;
export const noBatch = { 'letters.batchNotFound': { status: 404, when: 'There is no such print batch.' } } as const;
