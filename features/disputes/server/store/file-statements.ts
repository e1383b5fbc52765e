// What the client said of their whole file, sealed under the id of the statement it comes from.
import { z } from 'zod';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import { civilDate } from '../../../contacts/rules/contact-schema.ts';
import { FILE_STATEMENT_KINDS, statementOfFile, type SaidOfFile } from '../../rules/file-statements.ts';

const content = z.object({ kind: z.enum(FILE_STATEMENT_KINDS), words: z.string().nullable(), happenedOn: civilDate.nullable() });
export interface SourcedFileStatement extends z.output<typeof content> {
  readonly contactId: string;
  readonly sourceId: string;
  readonly saidAt: Date;
}
const place = (sourceId: string): Place => `dispute_file_statements:${sourceId}:content`;

export async function listFileStatements(db: Db, sealer: Sealer, contactId: string, zone: string): Promise<SaidOfFile[]> {
  const rows = await db
    .selectFrom('disputeFileStatements')
    .select(['sourceId', 'saidAt', 'contentSealed'])
    .where('contactId', '=', contactId)
    .orderBy('saidAt')
    .orderBy('sourceId')
    .execute();
  return rows.flatMap(({ sourceId, saidAt, contentSealed }) => {
    const said = statementOfFile(openJson(sealer, place(sourceId), contentSealed, content));
    return said ? [{ ...said, on: civilDateAt(saidAt, zone), where: { statement: true } as const }] : [];
  });
}

/** Writes what a source says now; what it said before is forgotten. */
export async function saveFileStatement(db: Db, sealer: Sealer, one: SourcedFileStatement): Promise<void> {
  const { contactId, sourceId, saidAt, kind, words, happenedOn } = one;
  await removeFileStatement(db, sourceId);
  await db
    .insertInto('disputeFileStatements')
    .values({ contactId, sourceId, saidAt, contentSealed: sealJson(sealer, place(sourceId), { kind, words, happenedOn }) })
    .execute();
}

export async function removeFileStatement(db: Db, sourceId: string): Promise<void> {
  await db.deleteFrom('disputeFileStatements').where('sourceId', '=', sourceId).execute();
}
