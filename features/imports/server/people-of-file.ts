// Who stands further up in the file that is being checked: whoever has the same e-mail or phone, and no other first name. Couples share
// both, and are two people. Kept in memory while the check runs, because staged rows can be looked up by neither.
import type { Db } from '../../../platform/server/database/open-database.ts';
import { listStagedKeys, type StagedKeys } from './store/rows.ts';

const PAGE = 2_000;
/** Stands for every first name; no name has this character. */
const ANYBODY = '*';

export interface PeopleOfFile {
  readonly add: (person: Omit<StagedKeys, 'ssnIndex'>) => void;
  /** One sentence about the row further up with the same e-mail, or with this phone among its three; undefined when there is none. */
  readonly sayEarlier: (person: Pick<StagedKeys, 'row' | 'firstName' | 'email' | 'phone'>) => string | undefined;
}

/** The people staged up to row `last`: none for a check that begins, those it had come to for one that goes on. */
export async function openPeopleOfFile(db: Db, importId: string, last: number): Promise<PeopleOfFile> {
  const emails = new Map<string, number>();
  const phones = new Map<string, number>();
  const put = (map: Map<string, number>, key: string | null, name: string, row: number): void => {
    if (key === null || key === '') return;
    for (const under of [`${key}\n${name}`, `${key}\n${ANYBODY}`]) if (!map.has(under)) map.set(under, row);
  };
  // A batch whose transaction was rolled back may come again: its own rows are not further up.
  const find = (map: ReadonlyMap<string, number>, key: string | null, name: string, row: number): number | undefined => {
    if (key === null || key === '') return undefined;
    return (name === '' ? [ANYBODY] : [name, '']).map((one) => map.get(`${key}\n${one}`)).find((found) => found !== undefined && found < row);
  };
  const people: PeopleOfFile = {
    add: ({ row, firstName, email, phone, phoneHome, phoneWork }) => {
      const name = foldName(firstName);
      put(emails, email, name, row);
      for (const number of [phone, phoneHome, phoneWork]) put(phones, number, name, row);
    },
    sayEarlier: ({ row, firstName, email, phone }) => {
      const name = foldName(firstName);
      const byEmail = find(emails, email, name, row);
      if (byEmail !== undefined) return samePerson(byEmail, 'e-mail');
      const byPhone = find(phones, phone, name, row);
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

/** The first of the first names, without accents. */
function foldName(firstName: string | null): string {
  return (firstName ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().split(/\s+/)[0] ?? '';
}

export function samePerson(row: number, by?: string): string {
  return `The same person as row ${row.toLocaleString('en-US')} of this file${by === undefined ? '' : `, by ${by}`}.`;
}
