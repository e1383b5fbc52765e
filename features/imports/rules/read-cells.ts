// Single cells as people and other programs write them, made fit for the rules of a contact.
import { isFitLine, tidyLine, UNFIT_LINE } from '../../../platform/base/one-line.ts';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { FOUND, FOUND_WORDS, type Found } from '../../contacts/rules/found.ts';
import { CATEGORIES, URGENCIES, type Category, type Urgency } from '../../contacts/rules/stages.ts';
import { US_STATES } from '../../contacts/rules/us-states.ts';
import type { OwnField } from './row-rules.ts';
import { readUsDate } from './us-date.ts';

const STATE_CODES: ReadonlyMap<string, string> = new Map(
  US_STATES.flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);
/** States whose ZIP codes begin with 0, which spreadsheets cut off. */
const ZERO_ZIPS = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR', 'VI']);
const CATEGORY_WORDS: Readonly<Record<string, Category>> = {
  customer: 'client',
  prospect: 'lead',
  'new lead': 'lead',
  vendor: 'provider',
  partner: 'affiliate',
  creditor: 'furnisher',
};

/** The code of a state by code or name; other text is left for the schema to refuse. */
export function readState(text: string): string {
  return readKnownState(text) ?? text;
}

/** The code of a state; undefined for other text. */
export function readKnownState(text: string): string | undefined {
  return STATE_CODES.get(text.trim().replace(/\.$/, '').toLowerCase());
}

/** A ZIP code with the leading zero that a spreadsheet took away, where the state says that there was one. */
export function readZip(text: string, state: string): string {
  return /^\d{4}$/.test(text) && ZERO_ZIPS.has(state) ? `0${text}` : text;
}

export function readCategory(text: string): Category | undefined {
  const word = text.trim().toLowerCase();
  return CATEGORIES.find((one) => one === word || `${one}s` === word) ?? CATEGORY_WORDS[word];
}

export function readUrgency(text: string): Urgency | undefined {
  return URGENCIES.find((one) => one.toLowerCase() === text.trim().toLowerCase());
}

const FOUND_CELLS: Readonly<Record<string, Found>> = {
  website: 'web',
  online: 'web',
  internet: 'web',
  'web form': 'web',
  inbound: 'inbound-call',
  'they called': 'inbound-call',
  outbound: 'outbound-call',
  'we called': 'outbound-call',
  'cold call': 'outbound-call',
};

/** How a client was found, by our word for it or a usual one. A bare "phone" does not say who called. */
export function readFound(text: string): Found | undefined {
  const word = text.trim().toLowerCase();
  return (
    FOUND.find((one) => one === word || one.replace('-', ' ') === word || FOUND_WORDS[one].toLowerCase() === word) ?? FOUND_CELLS[word]
  );
}

export function readLanguage(text: string): 'en' | 'es' | undefined {
  const word = text.trim().toLowerCase();
  if (['en', 'eng', 'english'].includes(word)) return 'en';
  return ['es', 'spa', 'spanish', 'español', 'espanol'].includes(word) ? 'es' : undefined;
}

/** First and last name out of one cell: 'Delgado, Maria' or 'Maria Delgado'. */
export function splitName(text: string): { readonly firstName: string; readonly lastName: string } {
  const whole = tidyLine(text);
  const comma = whole.indexOf(',');
  if (comma > 0) return { firstName: whole.slice(comma + 1).trim(), lastName: whole.slice(0, comma).trim() };
  const space = whole.lastIndexOf(' ');
  return space === -1 ? { firstName: '', lastName: whole } : { firstName: whole.slice(0, space), lastName: whole.slice(space + 1) };
}

/** Tags in one cell, separated by commas, semicolons or bars. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,;|]/)
    .map(tidyLine)
    .filter((tag) => tag !== '');
}

/** The value of a field of the office's own, or one sentence. */
export function readOwn(
  field: OwnField,
  text: string,
  today: CivilDate,
): { readonly value: string | number | boolean } | { readonly problem: string } {
  const line = tidyLine(text);
  if (field.kind === 'number') {
    const number = Number(line.replaceAll(/[$,\s]/g, ''));
    return Number.isFinite(number) ? { value: number } : { problem: `${field.label} is a number.` };
  }
  if (field.kind === 'date') {
    const date = readUsDate(line, today);
    return date ? { value: date } : { problem: `${field.label} is a date, such as 11/20/2026.` };
  }
  if (field.kind === 'yes-no') {
    if (/^(y|yes|true|1|x)$/i.test(line)) return { value: true };
    return /^(n|no|false|0)$/i.test(line) ? { value: false } : { problem: `${field.label} is yes or no.` };
  }
  if (field.kind === 'choice') {
    const choice = field.choices.find((one) => one.toLowerCase() === line.toLowerCase());
    return choice === undefined ? { problem: `${field.label} is one of: ${field.choices.join(', ')}.` } : { value: choice };
  }
  if (line.length > 400) return { problem: 'At most 400 characters.' };
  return isFitLine(line) ? { value: line } : { problem: UNFIT_LINE };
}
