// The fields an office adds to its contacts, and the values each accepts.
import { z } from 'zod';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { freeLine } from '../../../platform/base/free-text.ts';

export const FIELD_KINDS = ['text', 'number', 'date', 'choice', 'yes-no'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];
export const MOST_FIELDS = 40;

export type CustomValue = string | number | boolean | null;
export type CustomValues = Readonly<Record<string, CustomValue>>;
interface Field {
  readonly id: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly choices: readonly string[];
}

/** Values of custom fields lie in the open, so what the office must keep sealed has no place among them. */
const SEALED = /\b(ssn|social\s+security|itin|tax\s*id)\b/i;

export const fieldLabel = freeLine(60)
  .min(1, 'Please enter a label.')
  .refine((label) => !SEALED.test(label), 'Enter Social Security and taxpayer numbers only in the field for them, where they are sealed.');
export const fieldChoices = z
  .array(freeLine(80).min(1, 'Please enter each choice.'))
  .max(50, 'At most 50 choices.')
  .default([])
  .refine((choices) => new Set(choices.map((choice) => choice.toLowerCase())).size === choices.length, 'Please enter each choice once.');

/** One sentence when this kind of field cannot have these choices. */
export function misfitOfChoices(kind: FieldKind, choices: readonly string[]): string | undefined {
  if (kind === 'choice') return choices.length === 0 ? 'Please enter at least one choice.' : undefined;
  return choices.length === 0 ? undefined : 'Only a field of the kind "choice" has choices.';
}

export function checkChoices(
  { kind, choices }: { readonly kind: FieldKind; readonly choices: readonly string[] },
  ctx: z.RefinementCtx,
): void {
  const problem = misfitOfChoices(kind, choices);
  if (problem !== undefined) ctx.addIssue({ code: 'custom', path: ['choices'], message: problem });
}

/** What is wrong with newly given values, as 'custom.<field id>' and a sentence. What a contact already had may stay. */
export function checkCustomValues(fields: readonly Field[], given: CustomValues, before: CustomValues): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const [id, value] of Object.entries(given)) {
    if (value === null || value === before[id]) continue;
    const problem = checkValue(
      fields.find((field) => field.id === id),
      value,
    );
    if (problem !== undefined) problems[`custom.${id}`] = problem;
  }
  return problems;
}

function checkValue(field: Field | undefined, value: string | number | boolean): string | undefined {
  if (field === undefined) return 'This field no longer exists.';
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? undefined : `${field.label} must be text.`;
    case 'number':
      return typeof value === 'number' ? undefined : `${field.label} must be a number.`;
    case 'yes-no':
      return typeof value === 'boolean' ? undefined : `${field.label} must be yes or no.`;
    case 'date':
      return typeof value === 'string' && parseCivilDate(value)
        ? undefined
        : `${field.label} must be a valid date in the form year-month-day.`;
    case 'choice':
      return typeof value === 'string' && field.choices.includes(value) ? undefined : `${field.label} must be one of its choices.`;
  }
}

/** `before` with the values of `given`; null and '' take a value away, and fields that are not given keep theirs. */
export function mergeCustomValues(before: CustomValues, given: CustomValues): CustomValues {
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== null && value !== ''));
}
