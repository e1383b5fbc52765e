// Rows whose person is here already: recognised by the check, and once more before they are written, because people come in meanwhile.
import type { Db } from '../../../platform/server/database/open-database.ts';
import { WHOLE_ROW } from '../rules/read-row.ts';
import type { RowRange } from './store/contacts.ts';
import { findKnown, insertProblems, listStagedKeys, unstageRows, type KnownPeople, type StagedKeys } from './store/rows.ts';

const PAGE = 2_000;

/** One sentence about who is here with the same SSN, e-mail or phone; undefined when nobody is. */
export function sayKnown(
  known: KnownPeople,
  { email, phone, ssnIndex }: Pick<StagedKeys, 'email' | 'phone' | 'ssnIndex'>,
): string | undefined {
  const say = (name: string | undefined, what: string): string | undefined =>
    name === undefined ? undefined : `${name} is here already with this ${what}.`;
  return (
    say(known.ssns.get(ssnIndex?.toString('hex') ?? ''), 'Social Security number') ??
    say(known.emails.get(email ?? ''), 'e-mail') ??
    say(known.phones.get(phone ?? ''), 'phone')
  );
}

/** Takes the staged rows out whose person came in since the check, lists them as known, and answers how many. */
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
      const problem = sayKnown(known, r);
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
