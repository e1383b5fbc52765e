// An address as it is typed and as it is printed. With the name it fits the four lines of a window envelope.
import { z } from 'zod';
import { freeText, namingLine } from '../../../platform/base/free-text.ts';
import { normalizeZip } from '../../contacts/rules/contact-fields.ts';
import { checkAddress, normalized, stateCode } from '../../contacts/rules/contact-schema.ts';

/** Characters that the window of an envelope shows. */
export const LONGEST_LINE = 40;
/** Between the name and the city. */
export const MOST_LINES = 2;

export interface MailingAddress {
  readonly nameLine: string;
  /** Department, street or box. */
  readonly lines: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const line = namingLine(LONGEST_LINE);

/** What people type of an address; the state and the ZIP code must fit each other. */
export const mailingAddress = z
  .strictObject({
    nameLine: line.min(1, 'Please enter the name for the envelope.'),
    lines: z
      .array(line)
      .max(MOST_LINES, `At most ${MOST_LINES} lines.`)
      .transform((typed) => typed.filter((one) => one !== ''))
      .refine((typed) => typed.length > 0, 'Please enter a street or a box.'),
    city: namingLine(28).min(1, 'Please enter a city.'),
    state: stateCode,
    zip: normalized(normalizeZip).transform((zip, ctx) => {
      if (zip !== null) return zip;
      ctx.addIssue({ code: 'custom', message: 'Please enter a ZIP code with five digits.' });
      return z.NEVER;
    }),
  })
  .superRefine(checkAddress);

/** A remark about an address. */
export const remark = freeText(300)
  .nullable()
  .default(null)
  .transform((typed): string | null => typed || null);

/** As a letter prints it below the name. */
export function postalLines({ lines, city, state, zip }: MailingAddress): readonly string[] {
  return [...lines, `${city}, ${state} ${zip}`];
}

/** On one line, without the name. */
export const addressText = (address: MailingAddress): string => postalLines(address).join(', ');

/** The same place, however it is written. */
export function isSamePlace(a: MailingAddress, b: MailingAddress): boolean {
  return placeKey(a) === placeKey(b);
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bP\.? ?O\.?\s*BOX\b|\bPOB\b|\bPO\s*BX\b/g, 'BOX'],
  [/\bSTREET\b/g, 'ST'],
  [/\bAVENUE\b/g, 'AVE'],
  [/\bBOULEVARD\b/g, 'BLVD'],
  [/\bDRIVE\b/g, 'DR'],
  [/\bROAD\b/g, 'RD'],
  [/\bLANE\b/g, 'LN'],
  [/\bSUITE\b/g, 'STE'],
  [/\bNORTH\b/g, 'N'],
  [/\bSOUTH\b/g, 'S'],
  [/\bEAST\b/g, 'E'],
  [/\bWEST\b/g, 'W'],
];

function placeKey({ lines, zip }: MailingAddress): string {
  const street = SHORT.reduce((text, [long, short]) => text.replace(long, short), lines.join(' ').toUpperCase());
  return `${street.replaceAll(/[^A-Z0-9]/g, '')} ${zip.slice(0, 5)}`;
}
