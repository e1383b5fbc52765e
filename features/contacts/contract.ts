// People: leads and clients are stages of one record. SSN and date of birth go in, and come out masked; the full values
// leave only through `revealIdentity`, which is permissioned and leaves a trace.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { parseCivilDate, type CivilDate } from '../../platform/base/civil-date.ts';
import { oneLine } from '../../platform/base/one-line.ts';
import { US_STATES } from './rules/us-states.ts';
import { normalizePhone, normalizeSsn, normalizeZip } from './rules/contact-fields.ts';

export const CATEGORIES = ['lead', 'client', 'affiliate', 'furnisher', 'provider', 'other'] as const;
export const URGENCIES = ['Low', 'Medium', 'High', 'Critical'] as const;

const text = (max: number) => z.string().trim().max(max, `At most ${max} characters.`);
const optionalLine = (max: number) => oneLine(max).nullable().default(null);
/** Runs a normalizer of `rules/contact-fields.ts` and reports its refusal at the field. '' and null mean "not given". */
const normalized = (normalize: (value: string) => { readonly value: string } | { readonly problem: string }) =>
  z.string().trim().max(64).nullable().transform((value, ctx): string | null => {
    if (value === null || value === '') return null;
    const result = normalize(value);
    if ('value' in result) return result.value;
    ctx.addIssue({ code: 'custom', message: result.problem });
    return z.NEVER;
  });
const civilDate = z.string().transform((value, ctx): CivilDate => {
  const date = parseCivilDate(value);
  if (date) return date;
  ctx.addIssue({ code: 'custom', message: 'Please enter a date that exists, as year-month-day.' });
  return z.NEVER;
});

const contactFields = {
  firstName: oneLine(80).min(1, 'Please enter a first name.'),
  lastName: oneLine(80).min(1, 'Please enter a last name.'),
  category: z.enum(CATEGORIES).default('client'),
  urgency: z.enum(URGENCIES).nullable().default(null),
  email: text(254).toLowerCase().pipe(z.union([z.literal(''), z.email('Please enter an e-mail address like name@example.com.')])).nullable().default(null).transform((v) => v || null),
  phone: normalized(normalizePhone).default(null),
  addressLine1: optionalLine(80),
  addressLine2: optionalLine(80),
  city: optionalLine(60),
  state: z.enum(US_STATES.map((s) => s.code) as [string, ...string[]], 'Please choose a state.').nullable().default(null),
  zip: normalized(normalizeZip).default(null),
};

export const contactView = z.object({
  id: z.string(), version: z.number().int(), firstName: z.string(), lastName: z.string(), name: z.string(),
  category: z.enum(CATEGORIES), urgency: z.enum(URGENCIES).nullable(),
  email: z.string().nullable(), phone: z.string().nullable(),
  addressLine1: z.string().nullable(), addressLine2: z.string().nullable(), city: z.string().nullable(), state: z.string().nullable(), zip: z.string().nullable(),
  /** '••••1234', or null when no SSN is on file. */
  ssnMasked: z.string().nullable(),
  /** '••/••/1985', or null. */
  dateOfBirthMasked: z.string().nullable(),
  createdAt: z.string(), updatedAt: z.string(),
  /** What letters still need before they can be made, in plain words. */
  missingForLetters: z.array(z.string()),
  abilities: z.object({ update: z.boolean(), reveal: z.boolean(), addReport: z.boolean(), dispute: z.boolean() }),
});
export type ContactView = z.output<typeof contactView>;

export const contactRow = z.object({
  id: z.string(), name: z.string(), category: z.enum(CATEGORIES), email: z.string().nullable(), phone: z.string().nullable(),
  city: z.string().nullable(), state: z.string().nullable(), ssnMasked: z.string().nullable(), createdAt: z.string(),
});
export type ContactRow = z.output<typeof contactRow>;

const notFound = { 'contacts.notFound': { status: 404, when: 'There is no such contact.' } } as const;
const ssn = normalized(normalizeSsn);

export const contactsContract = {
  list: endpoint({
    method: 'GET', path: '/contacts', summary: 'Contacts, a page at a time',
    audience: 'staff', permission: 'contacts:view', activity: null,
    refusals: { 'contacts.cursorUnknown': { status: 422, when: 'The page marker was not made by this list.' } },
    input: z.strictObject({
      search: text(80).optional(), category: z.enum(CATEGORIES).optional(), sort: z.enum(['newest', 'name']).default('newest'),
      after: z.string().max(400).optional(), limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({
      rows: z.array(contactRow), next: z.string().nullable(),
      /** Number of matches, counted up to 10,000; null on later pages. */
      total: z.object({ count: z.number().int(), capped: z.boolean() }).nullable(),
    }),
  }),
  get: endpoint({
    method: 'GET', path: '/contacts/{id}', summary: 'One contact',
    audience: 'staff', permission: 'contacts:view', activity: null, refusals: notFound,
    input: z.strictObject({ id: z.uuid() }), output: contactView,
  }),
  create: endpoint({
    method: 'POST', path: '/contacts', summary: 'Add a contact',
    audience: 'staff', permission: 'contacts:create', activity: 'contacts.created',
    refusals: { 'contacts.fieldInvalid': { status: 422, when: 'A field breaks a rule (date of birth, SSN).' } },
    input: z.strictObject({ ...contactFields, ssn: ssn.default(null), dateOfBirth: civilDate.nullable().default(null) }),
    output: contactView,
  }),
  update: endpoint({
    method: 'PUT', path: '/contacts/{id}', summary: 'Change a contact; SSN and date of birth stay unless given',
    audience: 'staff', permission: 'contacts:update', activity: 'contacts.updated',
    refusals: {
      ...notFound,
      'contacts.fieldInvalid': { status: 422, when: 'A field breaks a rule (date of birth, SSN).' },
      'contacts.changedMeanwhile': { status: 409, when: 'Somebody saved another version since this one was read.' },
    },
    input: z.strictObject({ id: z.uuid(), version: z.int32(), ...contactFields, ssn: ssn.optional(), dateOfBirth: civilDate.nullable().optional() }),
    output: contactView,
  }),
  revealIdentity: endpoint({
    method: 'POST', path: '/contacts/{id}/reveal-identity', summary: 'Show SSN and date of birth in full; leaves a trace',
    audience: 'staff', permission: 'contacts:reveal-identity', activity: 'contacts.identityRevealed', refusals: notFound,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ ssn: z.string().nullable(), dateOfBirth: z.string().nullable() }),
  }),
};
