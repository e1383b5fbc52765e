// People in earlier rows of the file being checked. A row matches when it has the same SSN, or the same identifying data, or
// the same email or phone and no other first name. Couples share both, and are two people. Kept in memory while the check runs, because
// staged rows can be looked up by none of these.
import type { Db } from '../../../platform/server/database/open-database.ts';
import { listStagedKeys, type StagedKeys } from './store/rows.ts';

const PAGE = 2_000;

export interface PeopleOfFile {
  readonly add: (row: Omit<StagedKeys, 'ssnIndex'>) => void;
  /** One sentence about the earlier row with the same person, email or phone; undefined when there is none. */
  readonly describeEarlier: (row: Pick<StagedKeys, 'row' | 'person' | 'firstName' | 'email' | 'phone'>) => string | undefined;
}

/** The people staged up to row `last`: none for a check that begins, those it had reached for one that continues. */
export async function openPeopleOfFile(db: Db, importId: string, last: number): Promise<PeopleOfFile> {
  const persons = new Map<string, number>();
  const emails = createRegister();
  const phones = createRegister();
  const people: PeopleOfFile = {
    add: ({ row, person, firstName, email, phone, phoneHome, phoneWork }) => {
      const digest = shorten(person);
      if (!persons.has(digest)) persons.set(digest, row);
      const name = foldName(firstName);
      emails.put(email, name, row);
      for (const number of [phone, phoneHome, phoneWork]) phones.put(number, name, row);
    },
    describeEarlier: ({ row, person, firstName, email, phone }) => {
      const one = persons.get(shorten(person));
      if (one !== undefined && one < row) return samePerson(one);
      const name = foldName(firstName);
      const byEmail = emails.find(email, name, row);
      if (byEmail !== undefined) return samePerson(byEmail, 'email');
      const byPhone = phones.find(phone, name, row);
      return byPhone === undefined ? undefined : samePerson(byPhone, 'phone');
    },
  };
  for (let after = 0; after < last;) {
    const rows = await listStagedKeys(db, importId, { after, last, limit: PAGE });
    rows.forEach(people.add);
    after = rows.length < PAGE ? last : (rows.at(-1)?.row ?? last);
  }
  return people;
}

/** Emails and numbers by first name; a row without a first name matches any. */
function createRegister() {
  const first = new Map<string, { readonly row: number; readonly name: string }>();
  /** Further people with the same one: few. */
  const others = new Map<string, number>();
  return {
    put(key: string | null, name: string, row: number): void {
      if (key === null || key === '') return;
      const known = first.get(key);
      if (!known) first.set(key, { row, name });
      else if (known.name !== name && !others.has(`${key}\n${name}`)) others.set(`${key}\n${name}`, row);
    },
    find(key: string | null, name: string, row: number): number | undefined {
      const known = key === null || key === '' ? undefined : first.get(key);
      if (!known) return undefined;
      const isOne = name === '' || known.name === '' || known.name === name;
      const found = isOne ? known.row : (others.get(`${key}\n${name}`) ?? others.get(`${key}\n`));
      // A batch whose transaction was rolled back may come again: its own rows are not further up.
      return found !== undefined && found < row ? found : undefined;
    },
  };
}

/** 128 bits of a digest, one byte a character: enough to distinguish a million people. */
function shorten(digest: Buffer): string {
  return digest.toString('latin1', 0, 16);
}

/** The first of the first names, without accents. */
function foldName(firstName: string | null): string {
  const [name = ''] = (firstName ?? '').trim().split(' ', 1);
  return (/^[ -~]*$/.test(name) ? name : name.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase();
}

function samePerson(row: number, by?: string): string {
  return `The same person as row ${row.toLocaleString('en-US')} of this file${by === undefined ? '' : `, by ${by}`}.`;
}
