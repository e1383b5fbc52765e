// A web form of the office's website: its questions, its look, and what an answer becomes.
import { z } from 'zod';
import { freeLine, NO_PRIVATE_NUMBERS } from '../../../platform/base/free-text.ts';
import { sourceName } from '../../contacts/rules/contact-schema.ts';
import { URGENCIES } from '../../contacts/rules/stages.ts';

export const FORM_KINDS = ['website', 'referral'] as const;
export const FORM_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'zip', 'message', 'bestTime', 'referredBy'] as const;
export type FormFieldName = (typeof FORM_FIELDS)[number];
export const PRESENCES = ['hidden', 'optional', 'required'] as const;
export type Presence = (typeof PRESENCES)[number];
export type FormFields = Readonly<Record<FormFieldName, Presence>>;

export const FIELD_LABELS: Readonly<Record<FormFieldName, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  zip: 'ZIP code',
  message: 'Message',
  bestTime: 'Best time to call',
  referredBy: 'Who referred them',
};

const presence = z.enum(PRESENCES);
const fields = z
  .strictObject({
    firstName: presence,
    lastName: presence,
    email: presence,
    phone: presence,
    zip: presence,
    message: presence,
    bestTime: presence,
    referredBy: presence,
  })
  .superRefine((asked, ctx) => {
    // A lead without a name cannot be identified, and one without an address cannot be answered.
    if (asked.firstName !== 'required' && asked.lastName !== 'required')
      ctx.addIssue({ code: 'custom', path: ['firstName'], message: 'Please require the first or the last name.' });
    if (asked.email === 'hidden' && asked.phone === 'hidden')
      ctx.addIssue({ code: 'custom', path: ['email'], message: 'Please ask for the email or the phone number.' });
  });

/** An address visitors are sent to afterwards: https, or a path of this site. */
export function isSafeRedirect(address: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return true;
  return /^https:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address) && new URL(address).username === '';
}

/** The address as a browser would ask for it, in the ASCII a header can carry. */
export function normalizeRedirect(address: string): string {
  if (address.startsWith('/')) return address.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
  return new URL(address).href;
}

const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max.toLocaleString('en-US')} characters.`)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'Please leave hidden characters out.')
    .check(...NO_PRIVATE_NUMBERS);
const emptyToNull = (text: string | null): string | null => text || null;

/** What the designer sends. */
export const webFormInput = {
  name: freeLine(60).min(1, 'Please give the form a name.'),
  kind: z.enum(FORM_KINDS),
  heading: freeLine(120).min(1, 'Please enter a heading.'),
  intro: lines(600).nullable().transform(emptyToNull),
  fields,
  button: freeLine(40).min(1, 'Please enter the button text.'),
  thanks: lines(600).min(1, 'Please enter the message visitors see afterward.'),
  redirectUrl: z
    .string()
    .trim()
    .max(500, 'At most 500 characters.')
    .nullable()
    .transform(emptyToNull)
    .refine(
      (address) => address === null || isSafeRedirect(address),
      'Please enter an address that starts with https:// or a path that starts with /.',
    )
    .transform((address) => address && normalizeRedirect(address)),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Please enter a color such as #0f766e.')
    .toLowerCase(),
  source: sourceName.min(1, 'Please enter the source new leads get.'),
  urgency: z.enum(URGENCIES).nullable(),
  consentWording: lines(1000).nullable().transform(emptyToNull),
  enabled: z.boolean(),
};
const webFormSchema = z.strictObject(webFormInput);
export type WebFormContent = z.output<typeof webFormSchema>;

/** A form to begin with. */
export const NEW_FORM: WebFormContent = {
  name: '',
  kind: 'website',
  heading: 'Ask us for a free consultation',
  intro: 'Leave your details and we will call you back.',
  button: 'Send',
  fields: {
    firstName: 'required',
    lastName: 'optional',
    email: 'optional',
    phone: 'required',
    zip: 'hidden',
    message: 'optional',
    bestTime: 'optional',
    referredBy: 'hidden',
  },
  thanks: 'Thank you. We have your request and will get in touch with you shortly.',
  redirectUrl: null,
  accent: '#0f766e',
  source: 'Website',
  urgency: 'High',
  consentWording:
    'You may call me, send me text messages and emails about my request. Consent is not a condition of any purchase. Message and data rates may apply. I can withdraw this consent at any time, for example by answering STOP.',
  enabled: true,
};

/** Black or white, whichever is easier to read on `#rrggbb` (WCAG relative luminance). */
export function inkOn(accent: string): '#000000' | '#ffffff' {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(accent.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff';
}
