// Reports whose stored content an earlier version of the program made, for the data step that has them read again.
import { sql } from 'kysely';
import type { Db, JobDb, Row } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';

const BATCH = 50;
/** Formats that listed lines of several people. */
const FORMATS = ['mismo2', 'mismo3', 'array-json', 'tu-xml', 'tu4r'];

export interface ReadBefore {
  readonly id: string;
  readonly document: Buffer;
  /** The date of birth is another one, and no person confirmed whose report it is. */
  readonly hasBirthDoubt: boolean;
}

/** A batch behind `after`, in the order of ids: reports of files with bytes that may be about several people, or have a doubt that stops now. */
export async function listReadBefore(tx: JobDb, sealer: Sealer, after: string | undefined): Promise<ReadBefore[]> {
  const behind = after === undefined ? sql`` : sql`and id > ${after}::uuid`;
  const { rows } = await sql<
    Pick<Row<'creditReports'>, 'id'> & { documentSealed: Buffer; hasBirthDoubt: boolean }
  >`select id, document_sealed as "documentSealed", has_birth_doubt as "hasBirthDoubt"
    from (select *, state = 'ready' and person_confirmed_by is null and doubts @> '[{"what": "birth"}]'::jsonb as has_birth_doubt from credit_reports) r
    where document_sealed is not null and file_id is not null and parts is null ${behind}
      and (source_format = any(${FORMATS}::text[]) or has_birth_doubt)
    order by id limit ${BATCH} for update`.execute(tx);
  return rows.map(({ id, documentSealed, hasBirthDoubt }) => ({
    id,
    hasBirthDoubt,
    document: sealer.open(`credit_reports:${id}:document`, documentSealed),
  }));
}

/** Forgets what was read and what was counted of it. */
export async function setToReadAgain(tx: JobDb, id: string): Promise<void> {
  await sql`update credit_reports set document_sealed = null, progress = 0, version = version + 1, doubts = '[]'::jsonb, scores = '[]'::jsonb, confirmed_complete = '[]'::jsonb,
      person_confirmed_by = null, accounts = null, negatives = null, warnings = null, possible_matches = null, bureaus = null, compared = null, compared_key = null,
      state = case when state = 'discarded' then state else 'reading' end,
      discarded_from = case when state = 'discarded' then 'refused' else discarded_from end,
      refusal_code = case when state = 'discarded' then 'creditReports.severalPeople' else refusal_code end,
      refusal = case when state = 'discarded' then 'This file may be about several people and was set aside before they were told apart. Upload it again to use it.' else refusal end
    where id = ${id}`.execute(tx);
}

/** Combined reports are built from their parts: those with a part that is read again are made again afterwards. */
export async function partCombined(tx: Db): Promise<void> {
  await sql`update credit_reports set state = 'discarded', discarded_from = null, version = version + 1 where parts is not null and state = 'ready'
    and exists (select 1 from jsonb_array_elements(parts) part join credit_reports r on r.id = (part ->> 'reportId')::uuid where r.state <> 'ready')`.execute(
    tx,
  );
}
