// Whose a line of a MISMO file is: joint orders list the lines of two borrowers in one list (field reference 2.4 to 2.6).
import { cleanText } from '../clean-text.ts';
import { given } from '../given.ts';
import { ssnLast4 } from '../masking.ts';
import type { LineOwner, ReportPerson } from '../model.ts';
import { readDate } from '../partial-date.ts';
import type { FileView, MismoView, PersonView, Placed } from './mismo-view.ts';

/** One person of the file; the same person may be listed under several ids. */
interface Person {
  readonly ids: readonly string[];
  /** Undefined for someone the order does not name. */
  readonly view: PersonView | undefined;
  readonly main: boolean;
}

export interface Owners {
  /** The people of the file, the client among them; undefined when it is about one person. */
  readonly people: readonly ReportPerson[] | undefined;
  /** The client as the order names them. */
  readonly client: PersonView | undefined;
  /** Undefined in a file about one person. A line that does not tell whose it is, is not taken for the client's. */
  readonly of: (line: OwnedLine) => LineOwner | undefined;
  /** Whose a credit file is. */
  readonly ofFile: (file: FileView) => LineOwner | undefined;
  /** False for a line of a file of several people that names none of them. */
  readonly isTold: (line: OwnedLine) => boolean;
  /** Whether what a file prints of a person is about the client. */
  readonly isClient: (person: PersonView) => boolean;
}
export type OwnedLine = Pick<Placed, 'owners'> & { readonly files?: readonly string[] };

/** Reads whose each line is. `client` is the place of the client among the people; without one it is the borrower the file calls main. */
export function ownersOf(view: MismoView, client?: number): Owners {
  const people = peopleOf(view);
  const place = client !== undefined && client in people ? client : mainPlace(people);
  const own = people[place];
  const isClient = (person: PersonView): boolean => {
    const found = placeOfPerson(people, person);
    return found === undefined || found === place;
  };
  if (people.length < 2) {
    const none = (): undefined => undefined;
    return { people: undefined, client: own?.view, of: none, ofFile: none, isTold: () => true, isClient: () => true };
  }

  const filePlaces = new Map(view.files.map((file) => [file, placesOfFile(people, file)] as const));
  const returned = people.flatMap((_one, at) => (view.files.some((file) => isReturned(file) && filePlaces.get(file)?.has(at)) ? [at] : []));
  const placesOf = ({ owners, files = [] }: OwnedLine): ReadonlySet<number> => {
    const named = placesOfIds(people, owners);
    if (named.size > 0) return named;
    const filed = new Set(view.files.flatMap((file) => (files.includes(file.id) ? [...(filePlaces.get(file) ?? [])] : [])));
    // Where only one person has a file, its lines can be no one else's.
    return filed.size > 0 || returned.length !== 1 ? filed : new Set(returned);
  };
  const ownerAt = (places: ReadonlySet<number>): LineOwner => {
    if (!places.has(place)) return 'other';
    return places.size > 1 ? 'joint' : 'client';
  };
  return {
    people: people.map((person, at) => {
      const files = view.files.filter((file) => filePlaces.get(file)?.has(at) && filePlaces.get(file)?.size === 1);
      return describe([person.view, ...files.map((file) => file.person)], at, at === place);
    }),
    client: own?.view,
    of: (line) => ownerAt(placesOf(line)),
    ofFile: (file) => ownerAt(filePlaces.get(file) ?? new Set()),
    isTold: (line) => placesOf(line).size > 0,
    isClient,
  };
}

/** Whether a file came back; files without a status are taken as returned, since they are listed. */
export function isReturned({ status }: FileView): boolean {
  return !/^NoFileReturned|error/i.test(status);
}

/** The borrowers, and other people whose lines are listed although the order does not name them. */
function peopleOf(view: MismoView): Person[] {
  const people: Person[] = [];
  for (const { id, main, person } of view.borrowers) {
    const same = people.findIndex(
      ({ view: known }) => known !== undefined && digitsOf(known.ssn) !== '' && digitsOf(known.ssn) === digitsOf(person.ssn),
    );
    const known = people[same];
    if (known) people[same] = { ...known, ids: [...known.ids, id], main: known.main || main };
    else people.push({ ids: [id], view: person, main });
  }
  const listed = [...view.files, ...view.liabilities, ...view.inquiries, ...view.records].flatMap(({ owners }) => owners);
  const known = new Set(people.flatMap(({ ids }) => ids));
  // Ids that fit no borrower tell of another person only where others do fit.
  const strange = listed.some((id) => known.has(id)) ? [...new Set(listed.filter((id) => !known.has(id)))] : [];
  return [...people, ...strange.slice(0, 5).map((id): Person => ({ ids: [id], view: undefined, main: false }))];
}

function mainPlace(people: readonly Person[]): number {
  return Math.max(
    0,
    people.findIndex(({ main }) => main),
  );
}

function placesOfIds(people: readonly Person[], ids: readonly string[]): Set<number> {
  return new Set(people.flatMap((person, at) => (person.ids.some((id) => ids.includes(id)) ? [at] : [])));
}

/** Whose a credit file is: by the borrower it is tied to, else by the person it prints. */
function placesOfFile(people: readonly Person[], file: FileView): Set<number> {
  const named = placesOfIds(people, file.owners);
  if (named.size > 0) return named;
  const printed = placeOfPerson(people, file.person);
  return new Set(printed === undefined ? [] : [printed]);
}

function placeOfPerson(people: readonly Person[], { ssn, name }: PersonView): number | undefined {
  const bySsn = digitsOf(ssn) === '' ? -1 : people.findIndex((one) => one.view !== undefined && digitsOf(one.view.ssn) === digitsOf(ssn));
  if (bySsn !== -1) return bySsn;
  const wanted = plainName(name);
  const byName = wanted === '' ? [] : people.flatMap((one, at) => (one.view && plainName(one.view.name) === wanted ? [at] : []));
  return byName.length === 1 ? byName[0] : undefined;
}

/** What the order, and after it the person's own files, print of the person. */
function describe(views: readonly (PersonView | undefined)[], at: number, client: boolean): ReportPerson {
  const first = <T>(of: (view: PersonView) => T | undefined): T | undefined =>
    views.map((view) => (view ? of(view) : undefined)).find((value) => value !== undefined);
  return given({
    id: `person-${at + 1}`,
    name: first(({ name }) => cleanText(name) || undefined) ?? null,
    ssnLast4: first(({ ssn }) => ssnLast4(ssn)),
    birth: first(({ birth }) => {
      const date = readDate(birth);
      return typeof date === 'string' ? undefined : date;
    }),
    client,
  });
}

const digitsOf = (ssn: string): string => (/^\D*(?:\d\D*){9}$/.test(ssn) ? ssn.replace(/\D/g, '') : '');
const plainName = (name: string): string =>
  cleanText(name)
    .toUpperCase()
    .replace(/[^\p{L} ]/gu, '');
