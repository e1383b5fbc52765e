import type { Operation } from '../../../../platform/server/feature.ts';
import type { viewsContract } from '../../contract.ts';
import { describeView } from '../saved-view.ts';
import { listViews } from '../store.ts';

export const list: Operation<typeof viewsContract.list> = async ({ db, scope, input }) => ({
  rows: (await listViews(db, scope, input.page)).map((view) => describeView(view, scope)),
});
