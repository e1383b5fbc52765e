// A web form as the designer's fields hold it: text by field, and one field for each question.
import { CHECKED } from '../../../../platform/web/form/form-fields.ts';
import type { Values } from '../../../../platform/web/form/form-state.ts';
import { URGENCIES } from '../../../contacts/rules/stages.ts';
import { FIELD_LABELS, FORM_FIELDS, PRESENCES, type FormFieldName, type Presence, type WebFormContent } from '../../rules/web-form.ts';

const SETTINGS = {
  name: 'Name',
  kind: 'For',
  source: 'Source of new leads',
  urgency: 'Urgency of new leads',
  heading: 'Heading',
  intro: 'Text below the heading',
} as const;
const LOOK = {
  button: 'Button',
  accent: 'Color',
  consentWording: 'Consent',
  thanks: 'Thanks',
  redirectUrl: 'Or redirect to',
  enabled: 'The form is on',
} as const;
export type QuestionField = `fields.${FormFieldName}`;
export type DesignField = keyof typeof SETTINGS | keyof typeof LOOK | QuestionField;
export type DesignValues = Values<DesignField>;

const questionFields = <T>(make: (name: FormFieldName) => T): Readonly<Record<QuestionField, T>> =>
  Object.fromEntries(FORM_FIELDS.map((name) => [`fields.${name}`, make(name)])) as Record<QuestionField, T>;

/** The fields in the order of the screen. A refusal names questions in the same way. */
export const DESIGN_LABELS: Readonly<Record<DesignField, string>> = {
  ...SETTINGS,
  ...questionFields((name) => FIELD_LABELS[name]),
  ...LOOK,
};

export const PRESENCE_LABELS: Readonly<Record<Presence, string>> = { hidden: 'Hidden', optional: 'Optional', required: 'Required' };
export const KIND_LABELS: Readonly<Record<WebFormContent['kind'], string>> = { website: 'Website', referral: 'Referrals by clients' };

export function valuesOf(form: WebFormContent): DesignValues {
  const { kind, urgency, intro, redirectUrl, consentWording, enabled, fields, name, source, heading, button, accent, thanks } = form;
  return {
    name,
    source,
    heading,
    button,
    accent,
    thanks,
    kind,
    urgency: urgency ?? '',
    intro: intro ?? '',
    redirectUrl: redirectUrl ?? '',
    consentWording: consentWording ?? '',
    enabled: enabled ? CHECKED : '',
    ...questionFields((question) => fields[question]),
  };
}

const orNull = (text: string): string | null => text || null;

export function contentOf(values: DesignValues): WebFormContent {
  const { name, source, heading, button, accent, thanks } = values;
  const presenceOf = (question: FormFieldName): Presence => PRESENCES.find((one) => one === values[`fields.${question}`]) ?? 'hidden';
  return {
    name,
    source,
    heading,
    button,
    accent,
    thanks,
    intro: orNull(values.intro),
    redirectUrl: orNull(values.redirectUrl),
    consentWording: orNull(values.consentWording),
    kind: values.kind === 'referral' ? 'referral' : 'website',
    urgency: URGENCIES.find((urgency) => urgency === values.urgency) ?? null,
    enabled: values.enabled === CHECKED,
    fields: Object.fromEntries(FORM_FIELDS.map((question) => [question, presenceOf(question)])) as Record<FormFieldName, Presence>,
  };
}

/** How a comparison shows a value that is not empty. */
export function inWords(field: DesignField, value: string): string {
  if (field === 'enabled') return 'Yes';
  if (field === 'kind') return value === 'referral' ? KIND_LABELS.referral : KIND_LABELS.website;
  if (!field.startsWith('fields.')) return value;
  return PRESENCE_LABELS[PRESENCES.find((one) => one === value) ?? 'hidden'];
}
