import type { Db } from '../../../../platform/server/database/open-database.ts';
import { removeExclusion } from './exclusions.ts';
import { removeFileStatement } from './file-statements.ts';

/** What a source said no longer counts, neither of a line nor of the whole file. */
export async function forgetSource(db: Db, sourceId: string): Promise<void> {
  await removeExclusion(db, sourceId);
  await removeFileStatement(db, sourceId);
}
