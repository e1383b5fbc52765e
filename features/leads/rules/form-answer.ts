// What a visitor sent: read like everything people type about a contact, and checked against what the form asks.
import { z } from 'zod';
import { freeLine, namingLine, NO_PRIVATE_NUMBERS } from '../../../platform/base/free-text.ts';
import { fitLine, isFitLine } from '../../../platform/base/one-line.ts';
import { contactFields } from '../../contacts/rules/contact-schema.ts';
import { FORM_WORDS, type FormLanguage } from './form-words.ts';
import { CAMPAIGN_FIELD, CONSENT_FIELD } from './form-page.ts';
import { FORM_FIELDS, type FormFieldName, type WebFormContent } from './web-form.ts';

const emptyToNull = (text: string): string | null => text || null;
const message = z
  .string()
  .trim()
  .max(4000, 'At most 4,000 characters.')
  .refine((text) => !text.includes('\0') && text.isWellFormed(), 'Please leave hidden characters out.')
  .check(...NO_PRIVATE_NUMBERS)
  .transform(emptyToNull);
const READERS = {
  firstName: namingLine(80).transform(emptyToNull),
  lastName: namingLine(80).transform(emptyToNull),
  email: contactFields.email,
  phone: contactFields.phone,
  zip: contactFields.zip,
  message,
  bestTime: freeLine(80).transform(emptyToNull),
  referredBy: freeLine(120).transform(emptyToNull),
} as const satisfies Record<FormFieldName, z.ZodType<string | null>>;

export type FormAnswer = Readonly<Record<FormFieldName, string | null>> & { readonly consent: boolean; readonly campaign: string | null };
type Problems = Readonly<Record<string, string>>;

/** The answer, or a sentence for each field at fault. Fields the form does not ask for are not read. */
export function readAnswer(
  form: WebFormContent,
  sent: Readonly<Record<string, string>>,
  language: FormLanguage,
): { readonly answer: FormAnswer } | { readonly problems: Problems } {
  const words = FORM_WORDS[language];
  const problems: Record<string, string> = {};
  const values: Record<FormFieldName, string | null> = {
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    zip: null,
    message: null,
    bestTime: null,
    referredBy: null,
  };
  for (const name of FORM_FIELDS.filter((field) => form.fields[field] !== 'hidden')) {
    const read = READERS[name].safeParse(sent[name] ?? '');
    if (!read.success) problems[name] = language === 'en' ? (read.error.issues[0]?.message ?? words.check) : words.check;
    else if (read.data === null && form.fields[name] === 'required') problems[name] = words.required;
    else values[name] = read.data;
  }
  // Where neither is required, one of the two must still be given.
  const reachable = form.fields.phone === 'hidden' ? 'email' : 'phone';
  if (values.email === null && values.phone === null && problems['email'] === undefined && problems['phone'] === undefined)
    problems[reachable] = words.reach;
  if (Object.keys(problems).length > 0) return { problems };
  const campaign = fitLine(sent[CAMPAIGN_FIELD] ?? '').slice(0, 300);
  return {
    answer: {
      ...values,
      consent: form.consentWording !== null && sent[CONSENT_FIELD] === 'yes',
      campaign: isFitLine(campaign) ? emptyToNull(campaign) : null,
    },
  };
}

const UTM = /^utm_(source|medium|campaign|term|content)$/;

/** Where a visitor came from, from the address of the form's page: 'source=google&medium=cpc'. */
export function readCampaign(query: URLSearchParams): string {
  const parts = [...query].flatMap(([name, value]): [string, string][] => {
    const [, part] = UTM.exec(name) ?? [];
    return part === undefined || value === '' ? [] : [[part, fitLine(value).slice(0, 80)]];
  });
  return new URLSearchParams(parts).toString().slice(0, 300);
}
