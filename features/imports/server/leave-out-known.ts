// Rows of existing contacts: recognized by the check, and again before writing, because contacts may be added in between.
import type { Db } from '../../../platform/server/database/open-database.ts';
import { WHOLE_ROW } from '../rules/read-row.ts';
import type { RowRange } from './store/contacts.ts';
import {
  findKnown,
  insertProblems,
  listStagedKeys,
  unstageRows,
  type KnownPeople,
  type KnownPerson,
  type StagedKeys,
} from './store/rows.ts';

const PAGE = 2_000;

/** One sentence about the contact with the same SSN, email or phone; undefined when there is none. */
export function describeKnown(
  known: KnownPeople,
  { email, phone, ssnIndex }: Pick<StagedKeys, 'email' | 'phone' | 'ssnIndex'>,
): string | undefined {
  const say = (people: readonly KnownPerson[] | undefined, what: string): string | undefined => {
    const name = people?.at(-1)?.name;
    return name === undefined ? undefined : `${name} is already here with this ${what}.`;
  };
  return (
    say(known.ssns.get(ssnIndex?.toString('hex') ?? ''), 'Social Security number') ??
    say(known.emails.get(email ?? ''), 'email') ??
    say(known.phones.get(phone ?? ''), 'phone')
  );
}

type Identified = Pick<StagedKeys, 'email' | 'phone' | 'ssnIndex'> & { readonly firstName: string; readonly lastName: string };

/** The contact that a row is about for certain: the only one with its SSN, or with its email or phone and the same name. Couples share both. */
export function findSamePerson(known: KnownPeople, row: Identified): KnownPerson | undefined {
  const bySsn = known.ssns.get(row.ssnIndex?.toString('hex') ?? '') ?? [];
  const name = foldWhole(`${row.firstName} ${row.lastName}`);
  const reached = [...(known.emails.get(row.email ?? '') ?? []), ...(known.phones.get(row.phone ?? '') ?? [])];
  const found = new Map((bySsn.length > 0 ? bySsn : reached.filter((one) => foldWhole(one.name) === name)).map((one) => [one.id, one]));
  return found.size === 1 ? [...found.values()][0] : undefined;
}

/** Removes staged rows whose person was added since the check, lists them as known, and returns how many. */
export async function leaveOutKnown(db: Db, importId: string, { after, last }: RowRange): Promise<number> {
  let [at, left] = [after, 0];
  while (at < last) {
    const rows = await listStagedKeys(db, importId, { after: at, last, limit: PAGE });
    at = rows.length < PAGE ? last : (rows.at(-1)?.row ?? last);
    const known = await findKnown(db, importId, {
      emails: rows.flatMap((r) => r.email ?? []),
      phones: rows.flatMap((r) => r.phone ?? []),
      ssns: rows.flatMap((r) => r.ssnIndex ?? []),
    });
    const problems = rows.flatMap((r) => {
      const problem = describeKnown(known, r);
      return problem === undefined ? [] : [{ row: r.row, column: WHOLE_ROW, problem, kind: 'known' as const }];
    });
    if (problems.length === 0) continue;
    await insertProblems(db, importId, problems);
    await unstageRows(
      db,
      importId,
      problems.map((p) => p.row),
    );
    left += problems.length;
  }
  return left;
}

function foldWhole(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
