// Files given together, and a sender and the file the letters are about, have to be of one person.
import { comparePerson, type KnownPerson } from '../../features/credit-reports/rules/compare-person.ts';
import type { LetterClient } from '../../features/letters/rules/letter-input.ts';
import type { CreditReport } from '../../features/report-files/rules/model.ts';

/** What a sender file says of a person. The last word of the name is the last name. */
export function personOfSender({ name, ssnLast4, dateOfBirth, addressLines, city, state, zip }: LetterClient): KnownPerson {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return {
    firstName,
    lastName: rest.join(' '),
    otherNames: [],
    ssnLast4: ssnLast4 ?? null,
    dateOfBirth: dateOfBirth ?? null,
    birthYear: null,
    addresses: addressLines.slice(0, 1).map((line1) => ({ line1, city, state, zip })),
  };
}

/** Why a report is not about this person, in one sentence; undefined when it may be. */
export function describeOther(report: CreditReport, person: KnownPerson): string | undefined {
  return comparePerson(report, person)
    .find(({ stops }) => stops)
    ?.message.replace('this contact', 'the other');
}

/** False where a report and a sender have nothing in common that could tell whether they are one person. */
export function canBeTold({ bureaus }: CreditReport, { ssnLast4, dateOfBirth }: LetterClient): boolean {
  const files = bureaus.map(({ identity }) => identity);
  return files.some(
    ({ names, dobs, ssnLast4: last }) =>
      names.length > 0 || (dobs.length > 0 && dateOfBirth !== undefined) || (last !== undefined && ssnLast4 !== undefined),
  );
}

/** Who a report is about, as far as it says. */
export function personOfReport({ bureaus }: CreditReport): KnownPerson {
  const identities = bureaus.map(({ identity }) => identity);
  const names = identities.flatMap((identity) => identity.names);
  const name = names.find(({ kind }) => kind === 'primary') ?? names[0];
  const [firstName = '', ...rest] = (name?.full ?? '').trim().split(/\s+/);
  const day = identities.flatMap(({ dobs }) => dobs).find(({ precision }) => precision === 'day')?.iso;
  return {
    firstName,
    lastName: rest.join(' '),
    otherNames: names.map(({ full }) => full),
    ssnLast4: identities.find(({ ssnLast4 }) => ssnLast4 !== undefined)?.ssnLast4 ?? null,
    dateOfBirth: day ?? null,
    birthYear: null,
    addresses: [],
  };
}
