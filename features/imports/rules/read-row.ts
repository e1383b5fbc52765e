// One row of a file made a contact, or the sentences why it is none. The same code shows the preview and does the check.
import { z } from 'zod';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { isFitLine, tidyLine } from '../../../platform/base/one-line.ts';
import { findSsns } from '../../../platform/base/ssn-pattern.ts';
import { checkDateOfBirth } from '../../contacts/rules/contact-fields.ts';
import { contactFields, isNamed, ssn as ssnRule, UNNAMED } from '../../contacts/rules/contact-schema.ts';
import type { PlainTarget, Target } from './columns.ts';
import type { Found } from '../../contacts/rules/found.ts';
import { restoreCell } from './inert-cells.ts';
import {
  readCategory,
  readFound,
  readKnownState,
  readLanguage,
  readOwn,
  readState,
  readUrgency,
  readZip,
  splitName,
  splitTags,
} from './read-cells.ts';
import type { ImportOptions, OwnField } from './row-rules.ts';
import { readUsDate } from './us-date.ts';

const schema = z.strictObject(contactFields);
const ssnSchema = z.object({ ssn: ssnRule });
export type ImportedFields = z.output<typeof schema>;

export interface RowPlan {
  readonly columns: readonly Target[];
  readonly options: ImportOptions;
  readonly ownFields: readonly OwnField[];
  readonly today: CivilDate;
}
/** Something about a cell; column -1 is the row as a whole. */
export interface RowProblem {
  readonly column: number;
  readonly problem: string;
  readonly kind: 'bad' | 'note';
}
/** A paper agreement the file attests: the day it was signed and who saw it. */
export interface ImportedAgreement {
  readonly signedOn: CivilDate;
  readonly seenBy: string;
  /** Where the client lived when they signed; null for where they live. */
  readonly state: string | null;
  readonly found: Found | null;
  readonly scanName: string | null;
}
export interface ReadRow {
  /** Undefined when there is a bad problem. */
  readonly person:
    | {
        readonly fields: ImportedFields;
        readonly ssn: string | null;
        readonly dateOfBirth: CivilDate | null;
        readonly agreement: ImportedAgreement | null;
      }
    | undefined;
  readonly problems: readonly RowProblem[];
}

export const WHOLE_ROW = -1;
const SURPLUS = 'This row has more cells than the header. A comma or a quote inside a cell may be the cause.';
const NO_DATE = 'Please check the date; a date reads like 3/14/1986.';

/** True for a row in which nothing is written. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

export function readRow(cells: readonly string[], plan: RowPlan): ReadRow {
  const problems: RowProblem[] = [];
  const texts = new Map<PlainTarget, { readonly text: string; readonly column: number }>();
  const tags = [...plan.options.tags];
  const custom: Record<string, string | number | boolean> = {};
  plan.columns.forEach((target, column) => {
    const text = restoreCell((cells[column] ?? '').trim()).trim();
    if (text === '' || target === 'ignore') return;
    if (target === 'tags') tags.push(...splitTags(text));
    else if (isOwn(target)) readOwnCell(target, text, column, plan, custom, problems);
    else texts.set(target, { text, column });
  });
  if (cells.slice(plan.columns.length).some((cell) => cell.trim() !== ''))
    problems.push({ column: WHOLE_ROW, problem: SURPLUS, kind: 'bad' });

  const textOf = (target: PlainTarget): string => texts.get(target)?.text ?? '';
  const columnOf = (target: string): number =>
    texts.get(target as PlainTarget)?.column ?? (target === 'tags' ? plan.columns.indexOf('tags') : WHOLE_ROW);
  const note = (target: PlainTarget, problem: string): void => void problems.push({ column: columnOf(target), problem, kind: 'note' });
  const dateOf = (target: PlainTarget): CivilDate | null => {
    if (!texts.has(target)) return null;
    const date = readUsDate(textOf(target), plan.today);
    if (!date) problems.push({ column: columnOf(target), problem: NO_DATE, kind: 'bad' });
    return date ?? null;
  };
  const chosen = chooseWords(plan, textOf, note);
  const whole = texts.has('fullName') ? splitName(textOf('fullName')) : { firstName: '', lastName: '' };
  const state = readState(textOf('state'));
  const followUpOn = dateOf('followUpOn');
  const dateOfBirth = dateOf('dateOfBirth');
  const agreement = readAgreement({ signedOn: dateOf('agreementSigned'), category: chosen.category, today: plan.today }, textOf, note);
  const late = dateOfBirth && checkDateOfBirth(dateOfBirth, plan.today);
  if (late) problems.push({ column: columnOf('dateOfBirth'), problem: late, kind: 'bad' });

  const parsed = schema.safeParse({
    firstName: textOf('firstName') || whole.firstName,
    middleName: textOf('middleName'),
    lastName: textOf('lastName') || whole.lastName,
    suffix: textOf('suffix'),
    company: textOf('company'),
    email: textOf('email'),
    phone: textOf('phone'),
    phoneHome: textOf('phoneHome'),
    phoneWork: textOf('phoneWork'),
    addressLine1: textOf('addressLine1'),
    addressLine2: textOf('addressLine2'),
    city: textOf('city'),
    state: state || null,
    zip: readZip(textOf('zip'), state),
    source: textOf('source') || plan.options.source,
    followUpOn,
    tags,
    custom,
    ...chosen,
  });
  const ssn = ssnSchema.safeParse({ ssn: textOf('ssn') });
  for (const issue of [...(parsed.error?.issues ?? []), ...(ssn.error?.issues ?? [])]) {
    const field = String(issue.path[0] ?? '');
    const column = field === 'firstName' || field === 'lastName' ? columnOf(texts.has(field) ? field : 'fullName') : columnOf(field);
    if (!problems.some((one) => one.column === column && one.kind === 'bad'))
      problems.push({ column, problem: issue.message, kind: 'bad' });
  }
  if (parsed.success && !isNamed(parsed.data)) problems.push({ column: WHOLE_ROW, problem: UNNAMED, kind: 'bad' });
  const isBad = problems.some((one) => one.kind === 'bad');
  return {
    person: !isBad && parsed.success && ssn.success ? { fields: parsed.data, ssn: ssn.data.ssn, dateOfBirth, agreement } : undefined,
    problems,
  };
}

/** What the file attests of an agreement; with less than a day in the past and a name, the person is imported without one. */
function readAgreement(
  { signedOn, category, today }: { signedOn: CivilDate | null; category: string; today: CivilDate },
  textOf: (target: PlainTarget) => string,
  note: (target: PlainTarget, problem: string) => void,
): ImportedAgreement | null {
  if (signedOn === null) return null;
  const name = tidyLine(textOf('agreementSeen')).slice(0, 80);
  if (category !== 'lead' && category !== 'client') note('agreementSigned', 'Only leads and clients have agreements; none is recorded.');
  else if (signedOn > today) note('agreementSigned', 'This day lies in the future; no agreement is recorded.');
  else if (!isHarmless(name)) note('agreementSigned', 'No one is named who saw the signed agreement; none is recorded.');
  else return { signedOn, seenBy: name, ...readSale(textOf, note) };
  return null;
}

const LONGEST_FILE_NAME = 200;
const isHarmless = (line: string): boolean => line !== '' && isFitLine(line) && findSsns(line).length === 0;

/** What else the file says of the agreement; what cannot be read is left open, which the law takes for the stricter case. */
function readSale(
  textOf: (target: PlainTarget) => string,
  note: (target: PlainTarget, problem: string) => void,
): Pick<ImportedAgreement, 'state' | 'found' | 'scanName'> {
  const read = <T>(target: PlainTarget, value: (text: string) => T | undefined, says: string): T | null => {
    const text = textOf(target);
    if (text === '') return null;
    const known = value(text);
    if (known === undefined) note(target, says);
    return known ?? null;
  };
  return {
    state: read('agreementState', readKnownState, 'Unknown state; the one where the client lives is used.'),
    found: read('agreementFound', readFound, 'Unknown kind of sale; none is recorded.'),
    scanName: read(
      'agreementScan',
      (text) => {
        const name = tidyLine(text);
        return isHarmless(name) && name.length <= LONGEST_FILE_NAME ? name : undefined;
      },
      'This is no name of a file; none is recorded.',
    ),
  };
}

function isOwn(target: Target): target is `custom:${string}` {
  return target.startsWith('custom:');
}

function readOwnCell(
  target: `custom:${string}`,
  text: string,
  column: number,
  plan: RowPlan,
  custom: Record<string, string | number | boolean>,
  problems: RowProblem[],
): void {
  const field = plan.ownFields.find((one) => one.id === target.slice('custom:'.length));
  if (!field) return;
  const read = readOwn(field, text, plan.today);
  if ('problem' in read) problems.push({ column, problem: read.problem, kind: 'bad' });
  else custom[field.id] = read.value;
}

/** A value chosen from a list. An unknown word falls back to the value for all rows, with a note. */
function chooseWords({ options }: RowPlan, textOf: (target: PlainTarget) => string, note: (target: PlainTarget, problem: string) => void) {
  // Without the text itself: it may be a Social Security number in the wrong column, and these sentences are kept.
  const pick = <T>(target: PlainTarget, read: (text: string) => T | undefined, otherwise: T, says: string): T => {
    const text = textOf(target);
    if (text === '') return otherwise;
    const known = read(text);
    if (known === undefined) note(target, says);
    return known ?? otherwise;
  };
  return {
    category: pick('category', readCategory, options.category, 'Unknown category; the chosen one is used.'),
    urgency: pick('urgency', readUrgency, null, 'Unknown urgency; none is set.'),
    language: pick('language', readLanguage, 'en' as const, 'Unknown language; English is used.'),
    ownerId: pick(
      'owner',
      (text) => options.owners[text.toLowerCase()],
      options.ownerId,
      'No one here has this name; the chosen owner is used.',
    ),
  };
}
