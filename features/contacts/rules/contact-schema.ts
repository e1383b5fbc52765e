// What people type about a contact, field by field: how each is read, and the sentence beside it when it cannot be.
import { z } from 'zod';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { freeLine, namingLine } from '../../../platform/base/free-text.ts';
import { LANGUAGES } from '../../../platform/base/language.ts';
import { TIME_ZONES } from './time-zones.ts';
import { normalizeSsn, normalizeZip } from './contact-fields.ts';
import { normalizePhone } from './phone-number.ts';
import { CATEGORIES, URGENCIES } from './stages.ts';
import { US_STATES } from './us-states.ts';
import { checkZipState } from './zip-states.ts';

export const CONSENT_CHANNELS = ['email', 'sms', 'call'] as const;

/** Runs a normalizer of `contact-fields.ts` and reports its refusal at the field. '' and null mean "not given". */
export const normalized = (normalize: (value: string) => { readonly value: string } | { readonly problem: string }) =>
  z
    .string()
    .trim()
    .max(64)
    .nullable()
    .transform((value, ctx): string | null => {
      if (value === null || value === '') return null;
      const result = normalize(value);
      if ('value' in result) return result.value;
      ctx.addIssue({ code: 'custom', message: result.problem });
      return z.NEVER;
    });

export const civilDate = z.string().transform((value, ctx): CivilDate => {
  const date = parseCivilDate(value);
  if (date) return date;
  ctx.addIssue({ code: 'custom', message: 'Please enter a valid date in the form year-month-day.' });
  return z.NEVER;
});

const emptyToNull = (value: string | null): string | null => value || null;
const optionalLine = (max: number) => namingLine(max).nullable().default(null).transform(emptyToNull);
const phone = normalized(normalizePhone).default(null);

export const tagName = freeLine(40).min(1, 'Please enter a tag.');
export const tagList = z
  .array(tagName)
  .max(20, 'At most 20 tags.')
  .transform((tags) => [...new Set(tags)]);
export const sourceName = freeLine(60);
export const stateCode = z.enum(US_STATES.map((s) => s.code) as [string, ...string[]], 'Please choose a state.');
export const ssn = normalized(normalizeSsn);
/** Values of the office's custom fields by field id; null clears one. Checked against the fields themselves by the server. */
export const customValues = z.record(z.uuid(), z.union([namingLine(400), z.number(), z.boolean()]).nullable());

/** Everything of a contact that is typed and not sealed. A person has a first or last name, a company may have its name alone. */
export const contactFields = {
  firstName: namingLine(80).default(''),
  middleName: optionalLine(80),
  lastName: namingLine(80).default(''),
  suffix: optionalLine(12),
  company: optionalLine(120),
  category: z.enum(CATEGORIES).default('client'),
  urgency: z.enum(URGENCIES).nullable().default(null),
  email: z
    .string()
    .trim()
    .max(254, 'At most 254 characters.')
    .toLowerCase()
    .pipe(z.union([z.literal(''), z.email('Please enter an email address like name@example.com.')]))
    .nullable()
    .default(null)
    .transform(emptyToNull),
  phone,
  phoneHome: phone,
  phoneWork: phone,
  language: z.enum(LANGUAGES).default('en'),
  addressLine1: optionalLine(80),
  addressLine2: optionalLine(80),
  city: optionalLine(60),
  state: stateCode.nullable().default(null),
  zip: normalized(normalizeZip).default(null),
  timeZone: z.enum(TIME_ZONES).nullable().default(null),
  source: sourceName.nullable().default(null).transform(emptyToNull),
  referrerId: z.uuid().nullable().default(null),
  ownerId: z.uuid().nullable().default(null),
  locationId: z.uuid().nullable().default(null),
  tags: tagList.default([]),
  followUpOn: civilDate.nullable().default(null),
  custom: customValues.default({}),
};

export const UNNAMED = 'Please enter a first or last name, or a company.';
export const isNamed = (fields: { readonly firstName: string; readonly lastName: string; readonly company: string | null }): boolean =>
  fields.firstName !== '' || fields.lastName !== '' || fields.company !== null;

/** For objects with an address: state and ZIP code must fit each other. */
export function checkAddress({ zip, state }: { readonly zip: string | null; readonly state: string | null }, ctx: z.RefinementCtx): void {
  const problem = checkZipState(zip, state);
  if (problem !== undefined) ctx.addIssue({ code: 'custom', path: ['zip'], message: problem });
}

/** What only the fields of a contact together can break. */
export function checkContact(fields: Parameters<typeof isNamed>[0] & Parameters<typeof checkAddress>[0], ctx: z.RefinementCtx): void {
  if (!isNamed(fields)) ctx.addIssue({ code: 'custom', path: ['firstName'], message: UNNAMED });
  checkAddress(fields, ctx);
}
