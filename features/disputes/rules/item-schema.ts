// What is chosen for one item of a round, as it is sent and answered.
import { z } from 'zod';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { CLAIM_FIELDS } from './claim-fields.ts';

export const bureau = z.enum(BUREAUS);
export const itemKind = z.enum(['tradeline', 'inquiry', 'public-record', 'personal-information']);
/** Where a fact comes from; a dispute without one is an untrue statement waiting to happen (15 U.S.C. 1679b(a)(1)). */
export const factSource = z.enum(['report', 'document', 'client']);
export const fact = z.strictObject({
  text: z.string().trim().max(1000, 'At most 1,000 characters.'),
  source: factSource,
  /** The client's document that shows it; a letter names only documents in hand. */
  documentId: z.uuid().nullable().optional(),
});
export type Fact = z.output<typeof fact>;

/** What a field should be by the client's word; null when nothing should be shown. */
export const correction = z.strictObject({ field: z.enum(CLAIM_FIELDS), value: z.string().trim().min(1).max(120).nullable() });
/** A claim of a finding the client answered, in the words they were asked about. */
export const confirmedClaim = z.object({ source: z.string(), youReport: z.string(), because: z.string(), shouldBe: z.string() });
/** What the client confirmed, word for word, and who recorded it. */
export const confirmation = z.object({ at: z.string(), by: z.string(), statements: z.array(z.string()) });
export type Confirmation = z.output<typeof confirmation>;

/** What the letters of a round print of the client beside name, address and birth date. */
export const letterChoices = z.strictObject({ phone: z.boolean(), otherNames: z.boolean() });
export type LetterChoices = z.output<typeof letterChoices>;

/** What the processor chose for one item at one bureau. Everything but the place may still be missing in a draft. */
export const draftItemInput = z.strictObject({
  bureau,
  kind: itemKind,
  /** Id of the tradeline, inquiry, public record or personal detail in the report the draft works on. */
  lineId: z.string().max(200),
  reasonCode: z.string().max(64).nullable(),
  instructionCode: z.string().max(64).nullable(),
  facts: z.array(fact).max(10),
  /** 'It should be …': the pair to what the bureau reports. */
  correct: z.array(correction).max(6).optional(),
  /** The months disputed, 'YYYY-MM'. */
  months: z
    .array(z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))
    .max(120)
    .optional(),
  /** The client was asked and says that what the letter states is true. */
  clientConfirmed: z.boolean(),
});
export type DraftItemInput = z.output<typeof draftItemInput>;
