import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { restoreRecord } from '../../../contacts/server/public.ts';
import type { filesContract } from '../../contract.ts';
import { alreadyChecked, CHECKS } from '../check-view.ts';
import { isChecked, removeExpiredCheck } from '../store/documents.ts';

export const restoreCheck: Operation<typeof filesContract.restoreCheck> = (call) =>
  restoreRecord(call, CHECKS, {
    ...call.input,
    what: 'marked as received again',
    check: async ({ contactId, kind }) => {
      const today = civilDateAt(call.now, call.zone);
      if (await isChecked(call.db, contactId, kind, today)) return alreadyChecked(kind);
      await removeExpiredCheck(call.db, contactId, kind, today, call.now);
      return undefined;
    },
  });
