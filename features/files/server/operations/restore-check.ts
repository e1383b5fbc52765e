import type { Operation } from '../../../../platform/server/feature.ts';
import { restoreRecord } from '../../../contacts/server/public.ts';
import type { filesContract } from '../../contract.ts';
import { alreadyChecked, CHECKS } from '../check-view.ts';
import { isChecked } from '../store/documents.ts';

export const restoreCheck: Operation<typeof filesContract.restoreCheck> = (call) =>
  restoreRecord(call, CHECKS, {
    ...call.input,
    what: 'marked as received again',
    check: async ({ contactId, kind }) => ((await isChecked(call.db, contactId, kind)) ? alreadyChecked(kind) : undefined),
  });
