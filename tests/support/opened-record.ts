// Activity entries with their content opened, for tests of what they say.
import type { RunningServer } from '../../apps/server/start-server.ts';
import { openContent, type ActivityContent } from '../../features/activity/server/store/content.ts';

export interface OpenedActivity extends ActivityContent {
  readonly id: number;
  readonly kind: string;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly actorName: string;
  readonly contactId: string | null;
  readonly subjectType: string;
  readonly subjectId: string;
}

/** Every row, oldest first, without the number of its transaction, which may hold any digits. */
export async function readRecord({ server }: { readonly server: Pick<RunningServer, 'database' | 'services'> }): Promise<OpenedActivity[]> {
  const rows = await server.database.db
    .selectFrom('activity')
    .select(['id', 'kind', 'actorKind', 'actorId', 'actorName', 'contactId', 'subjectType', 'subjectId', 'contentSealed'])
    .orderBy('id')
    .execute();
  return rows.map(({ contentSealed, ...row }) => ({ ...row, ...openContent(server.services.sealer, { id: row.id, contentSealed }) }));
}
