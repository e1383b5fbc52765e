// What a person marked, and how often texts were used.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { EntryKind } from '../rules/library-entry-kinds.ts';
import { NO_USE, type TextUse } from '../rules/text-use.ts';

interface UseRow {
  readonly reasonCode: string | null;
  readonly instructionCode: string | null;
  readonly bureau: Bureau;
  readonly state: 'in-progress' | 'removed' | 'corrected' | 'confirmed' | 'unanswered';
  readonly n: number;
}

/** Items of opened rounds by ground and by request; texts without any are absent. */
export async function countUse(db: StaffDb): Promise<Readonly<Record<EntryKind, ReadonlyMap<string, TextUse>>>> {
  const { rows } =
    await sql<UseRow>`select reason_code as "reasonCode", instruction_code as "instructionCode", bureau, state, count(*)::int as n
    from dispute_item_results group by reason_code, instruction_code, bureau, state`.execute(db);
  return { ground: gather(rows, ({ reasonCode }) => reasonCode), request: gather(rows, ({ instructionCode }) => instructionCode) };
}

function gather(rows: readonly UseRow[], codeOf: (row: UseRow) => string | null): ReadonlyMap<string, TextUse> {
  const uses = new Map<string, TextUse>();
  for (const row of rows) {
    const code = codeOf(row);
    if (code === null) continue;
    const use = uses.get(code) ?? NO_USE;
    const state = row.state === 'in-progress' ? 'open' : row.state;
    uses.set(code, {
      ...use,
      used: use.used + row.n,
      byBureau: { ...use.byBureau, [row.bureau]: use.byBureau[row.bureau] + row.n },
      [state]: use[state] + row.n,
    });
  }
  return uses;
}

/** What this person marked, as 'ground not-mine'. */
export async function listFavorites(db: StaffDb, scope: StaffScope): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('letterFavorites').select(['kind', 'code']).where('userId', '=', scope.userId).execute();
  return new Set(rows.map(({ kind, code }) => `${kind} ${code}`));
}

/** Marking twice is the same as once. */
export async function insertFavorite(db: Db, scope: StaffScope, one: { kind: EntryKind; code: string; at: Date }): Promise<void> {
  await db
    .insertInto('letterFavorites')
    .values({ userId: scope.userId, kind: one.kind, code: one.code, markedAt: one.at })
    .onConflict((oc) => oc.columns(['userId', 'kind', 'code']).doNothing())
    .execute();
}

export async function deleteFavorite(db: Db, scope: StaffScope, one: { kind: EntryKind; code: string }): Promise<void> {
  await db
    .deleteFrom('letterFavorites')
    .where('userId', '=', scope.userId)
    .where('kind', '=', one.kind)
    .where('code', '=', one.code)
    .execute();
}
