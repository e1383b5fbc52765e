// Who letters are from, as a file says: what a letter prints of a person has to be that person's own.
import { z } from 'zod';
import { parseCivilDate } from '../../platform/base/civil-date.ts';
import { formatPhone } from '../../platform/base/format-phone.ts';
import { sameFirstName, nameParts } from '../../features/account-matching/rules/person-name.ts';
import { normalizeZip } from '../../features/contacts/rules/contact-fields.ts';
import { normalizePhone } from '../../features/contacts/rules/phone-number.ts';
import { US_STATES } from '../../features/contacts/rules/us-states.ts';
import { checkZipState } from '../../features/contacts/rules/zip-states.ts';
import type { PostalAddress } from '../../features/letters/rules/letter-document.ts';
import type { LetterClient } from '../../features/letters/rules/letter-input.ts';
import { BLOCKED_STATES, stateName } from '../../features/office/rules/state-permits.ts';
import type { ReportPerson } from '../../features/report-files/rules/model.ts';
import { checkFile, readJson, UsageError } from './usage.ts';

const text = z.string().trim();
const normalized = (normalize: (text: string) => { readonly value: string } | { readonly problem: string }) =>
  text.transform((typed, ctx) => {
    const made = normalize(typed);
    if ('value' in made) return made.value;
    ctx.addIssue({ code: 'custom', message: made.problem.replace(/\.$/u, '') });
    return z.NEVER;
  });
const senderFile = z.object({
  name: text.min(1),
  addressLine1: text.min(1),
  addressLine2: text.optional(),
  city: text.min(1),
  state: text.toUpperCase().refine((code) => US_STATES.some((state) => state.code === code), 'There is no such state'),
  zip: normalized(normalizeZip),
  dateOfBirth: text.optional(),
  ssnLast4: text.regex(/^\d{4}$/).optional(),
  phone: normalized(normalizePhone).optional(),
  otherNames: z.array(text.min(1)).optional(),
  /** Each on one line. */
  earlierAddresses: z.array(text.min(1)).optional(),
});

const addressFile = z.strictObject({
  name: text.min(1),
  addressLine1: text.min(1),
  addressLine2: text.optional(),
  city: text.min(1),
  state: text.toUpperCase().refine((code) => US_STATES.some((state) => state.code === code), 'There is no such state'),
  zip: normalized(normalizeZip),
});

/** Whom a letter goes to, in a file. @throws UsageError */
export function readAddress(path: string): PostalAddress {
  const { name, addressLine1, addressLine2, city, state, zip } = checkFile(addressFile, readJson(path), path);
  const misplaced = checkZipState(zip, state);
  if (misplaced !== undefined) throw new UsageError(`${path}: zip: ${misplaced}`);
  return { name, lines: [addressLine1, ...(addressLine2 ? [addressLine2] : []), `${city}, ${state} ${zip}`] };
}

/** The sender in a file. @throws UsageError */
export function readSender(path: string): LetterClient {
  const s = checkFile(senderFile, readJson(path), path);
  const dateOfBirth = s.dateOfBirth === undefined ? undefined : parseCivilDate(s.dateOfBirth);
  if (s.dateOfBirth !== undefined && !dateOfBirth) throw new UsageError(`${path}: dateOfBirth must be a date in the form year-month-day.`);
  const misplaced = checkZipState(s.zip, s.state);
  if (misplaced !== undefined) throw new UsageError(`${path}: zip: ${misplaced}`);
  return {
    name: s.name,
    addressLines: [s.addressLine1, ...(s.addressLine2 ? [s.addressLine2] : [])],
    city: s.city,
    state: s.state,
    zip: s.zip,
    ...(dateOfBirth && { dateOfBirth }),
    ...(s.ssnLast4 && { ssnLast4: s.ssnLast4 }),
    ...(s.phone && { phone: formatPhone(s.phone) }),
    ...(s.otherNames && { otherNames: s.otherNames }),
    ...(s.earlierAddresses && { earlierAddresses: s.earlierAddresses }),
  };
}

/** No work is done where the business itself is an offense, with an office or without. @throws UsageError */
export function refuseBlockedState({ state }: LetterClient): void {
  const law = BLOCKED_STATES[state];
  if (law !== undefined)
    throw new UsageError(`No letters are written for residents of ${stateName(state)}: the law there forbids it (${law}).`);
}

/** The name of another person in the file is no name of the sender (15 U.S.C. 1679b(a)(2)). @throws UsageError */
export function refuseOthersName({ name, otherNames = [] }: LetterClient, people: readonly ReportPerson[], own: string): void {
  const ownFirst = nameParts(people.find(({ id }) => id === own)?.name ?? '').first;
  const others = people.filter(({ id }) => id !== own).flatMap((person) => (person.name === null ? [] : [nameParts(person.name).first]));
  const taken = [name, ...otherNames].find((one) =>
    nameParts(one).words.some(
      (word) => !sameFirstName(word, ownFirst) && others.some((first) => first.length > 1 && sameFirstName(word, first)),
    ),
  );
  if (taken !== undefined) throw new UsageError(`“${taken}” names another person of this file. A letter carries only names of its sender.`);
}
