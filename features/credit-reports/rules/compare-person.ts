// Whether a report is about this contact (security case D39): another person's report is not used before a person confirms it.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { jaroWinkler } from '../../account-matching/rules/creditor-name.ts';
import { given } from '../../report-files/rules/given.ts';
import type { CreditReport, IdentityVariants, PartialDate, ReportPerson } from '../../report-files/rules/model.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { nameParts, sameFirstName, type NameParts } from '../../account-matching/rules/person-name.ts';
import { formatPartialDate } from '../../report-files/rules/report-lines.ts';

/** What the office knows of the contact; null where it knows nothing. */
export interface KnownPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly otherNames: readonly string[];
  readonly ssnLast4: string | null;
  readonly dateOfBirth: CivilDate | null;
  readonly birthYear: number | null;
  readonly addresses: readonly { readonly line1: string; readonly city: string; readonly state: string; readonly zip: string }[];
}
export interface PersonDoubt {
  readonly what: 'ssn' | 'name' | 'birth' | 'address';
  /** One sentence with both values, SSNs by their last four digits. */
  readonly message: string;
  /** True when this alone stops the report until a person says that it is theirs. */
  readonly stops: boolean;
}

/** What one identifier says: the same person, someone else, or nothing because one side does not give it. */
type Verdict = 'agrees' | 'differs' | 'silent';
/** What a file prints of a person. */
type Printed = Pick<IdentityVariants, 'names' | 'ssnLast4' | 'ssnVariants' | 'dobs' | 'addresses'>;
interface Mark {
  readonly what: PersonDoubt['what'];
  readonly verdict: Verdict;
  readonly message: string;
}

/**
 * Every way in which the report names someone else; empty when it names this person or no one. It stops when no bureau has the contact's
 * SSN or date of birth (law.md G24; 15 U.S.C. 1681b), and when the name is another one and nothing else agrees. Variants of a name alone
 * do not stop it.
 */
export function comparePerson(report: CreditReport, person: KnownPerson): PersonDoubt[] {
  const printed = identities(report);
  const [ssn, name, birth, address] = [
    compareSsn(printed, person),
    compareName(printed, person),
    compareBirth(printed, person),
    compareAddress(printed, person),
  ];
  const nothingAgrees = ![ssn, birth, address].some(({ verdict }) => verdict === 'agrees');
  // A new last name with the same first name and SSN is a marriage more often than another person.
  const renamed = ssn.verdict === 'agrees' && keepsFirstName(printed, person);
  const nameStops = !renamed && (birth.verdict === 'differs' || nothingAgrees);
  const stops = ({ what }: Mark): boolean => what === 'ssn' || what === 'birth' || (what === 'name' && nameStops);
  return [ssn, name, birth, address]
    .filter(({ verdict }) => verdict === 'differs')
    .map((mark) => ({ what: mark.what, message: mark.message, stops: stops(mark) }));
}

/**
 * Which of the people of a file the contact is: the only one with whom something agrees and nothing differs. Undefined when that is no one
 * or more than one, so that a person has to say.
 */
export function pickPerson(people: readonly ReportPerson[], person: KnownPerson): ReportPerson | undefined {
  const fitting = people.filter((one) => {
    const printed = [identityOf(one)];
    const [ssn, name, birth] = [compareSsn(printed, person), compareName(printed, person), compareBirth(printed, person)];
    // A new last name with the same first name and SSN is a marriage more often than another person.
    const renamed = ssn.verdict === 'agrees' && keepsFirstName(printed, person);
    const differs = ssn.verdict === 'differs' || birth.verdict === 'differs' || (name.verdict === 'differs' && !renamed);
    return !differs && [ssn, name, birth].some(({ verdict }) => verdict === 'agrees');
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

function identityOf({ name, ssnLast4, birth }: ReportPerson): Printed {
  return given({
    names: name === null ? [] : [{ full: name, kind: 'primary' as const }],
    ssnLast4,
    dobs: birth ? [birth] : [],
    addresses: [],
  });
}

function compareSsn(identities: readonly Printed[], { ssnLast4 }: KnownPerson): Mark {
  const listed = [
    ...new Set(identities.flatMap((identity) => [identity.ssnLast4, ...(identity.ssnVariants ?? [])]).filter((last) => last !== undefined)),
  ];
  const verdict = ssnLast4 === null || listed.length === 0 ? 'silent' : listed.includes(ssnLast4) ? 'agrees' : 'differs';
  return {
    what: 'ssn',
    verdict,
    message: `The report lists SSNs ending in ${listed.join(' and ')}; this contact's ends in ${ssnLast4 ?? ''}.`,
  };
}

function compareName(identities: readonly Printed[], person: KnownPerson): Mark {
  const printed = identities.flatMap(({ names }) => names).filter(({ kind, full }) => kind !== 'spouse' && full.trim() !== '');
  const known = [nameParts(`${person.firstName} ${person.lastName}`), ...person.otherNames.map(nameParts)].filter(
    ({ words }) => words.length > 0,
  );
  const alike = printed.some(({ full }) => known.some((name) => sameName(nameParts(full), name)));
  const verdict = printed.length === 0 || known.length === 0 ? 'silent' : alike ? 'agrees' : 'differs';
  const shown = (printed.find(({ kind }) => kind === 'primary') ?? printed[0])?.full ?? '';
  return {
    what: 'name',
    verdict,
    message: `The report names ${shown}; this contact is ${`${person.firstName} ${person.lastName}`.trim()}.`,
  };
}

function keepsFirstName(identities: readonly Printed[], { firstName }: KnownPerson): boolean {
  const { first } = nameParts(firstName);
  return identities.some(({ names }) => names.some(({ full }) => nameParts(full).words.some((word) => sameFirstName(word, first))));
}

/** First and last name in either order, with nicknames, initials, typing errors and one part of a double name. */
function sameName(a: NameParts, b: NameParts): boolean {
  return (
    [
      [a.first, a.last, b.first, b.last],
      [a.last, a.first, b.first, b.last],
    ].some(
      ([first = '', last = '', otherFirst = '', otherLast = '']) => sameFirstName(first, otherFirst) && sameLastName(last, otherLast),
    ) ||
    (sameFirstName(a.first, b.first) && a.lasts.some((word) => b.lasts.some((other) => sameLastName(word, other))))
  );
}

function sameLastName(a: string, b: string): boolean {
  return a !== '' && (a === b || (Math.min(a.length, b.length) > 3 && jaroWinkler(a, b) >= 0.92));
}

function compareBirth(identities: readonly Printed[], { dateOfBirth, birthYear }: KnownPerson): Mark {
  const printed = identities.flatMap(({ dobs }) => dobs);
  const year = dateOfBirth?.slice(0, 4) ?? (birthYear === null ? undefined : String(birthYear));
  const fits = (date: PartialDate): boolean => {
    if (date.iso.slice(0, 4) !== year) return false;
    return (
      dateOfBirth === null ||
      date.precision === 'year' ||
      (date.precision === 'month' ? date.iso.slice(0, 7) === dateOfBirth.slice(0, 7) : date.iso === dateOfBirth)
    );
  };
  const verdict = year === undefined || printed.length === 0 ? 'silent' : printed.some(fits) ? 'agrees' : 'differs';
  const [first] = printed.toSorted((a, b) => Number(b.precision === 'day') - Number(a.precision === 'day'));
  const known = dateOfBirth ? formatCivilDate(dateOfBirth) : (year ?? '');
  return {
    what: 'birth',
    verdict,
    message: `The report gives ${first ? formatPartialDate(first) : ''} as the date of birth; this contact's is ${known}.`,
  };
}

/** People move: an address only ever speaks for the contact, and is mentioned when none is known. */
function compareAddress(identities: readonly Printed[], { addresses }: KnownPerson): Mark {
  const printed = identities.flatMap((identity) => identity.addresses).filter(({ lines, zip, city }) => lines.length > 0 && (zip ?? city));
  const known = addresses.filter(({ line1 }) => line1.trim() !== '');
  const alike = printed.some(({ lines, zip, city, state }) =>
    known.some((address) => {
      const samePlace =
        zip && address.zip
          ? zip.slice(0, 5) === address.zip.slice(0, 5)
          : city?.toUpperCase() === address.city.toUpperCase() && state?.toUpperCase() === address.state.toUpperCase();
      return samePlace && lines.some((line) => houseOf(line) === houseOf(address.line1));
    }),
  );
  const verdict = printed.length === 0 || known.length === 0 ? 'silent' : alike ? 'agrees' : 'differs';
  const shown = printed.find(({ kind }) => kind === 'current') ?? printed[0];
  const place = shown ? [...shown.lines, [shown.city, shown.state].filter(Boolean).join(' ')].filter(Boolean).join(', ') : '';
  return { what: 'address', verdict, message: `The report lists ${place}; no address of this contact is among those it gives.` };
}

/** House number and first word of the street, which is what abbreviations leave alone. */
function houseOf(line: string): string {
  const words = line
    .toUpperCase()
    .replace(/[^0-9A-Z ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^(?:N|S|E|W|NORTH|SOUTH|EAST|WEST)$/.test(word));
  return words.slice(0, 2).join(' ');
}

function identities(report: CreditReport): Printed[] {
  return BUREAUS.flatMap((bureau) => report.bureaus.filter((file) => file.bureau === bureau)).map(({ identity }) => identity);
}
