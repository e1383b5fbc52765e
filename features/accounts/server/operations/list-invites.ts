import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { accountsContract } from '../../contract.ts';
import { describeInvite, maySeeStaffInvites } from '../invites.ts';
import { listInvites as list } from '../store/invites.ts';

const CURSOR = idCursor('invites');

export const listInvites: Operation<typeof accountsContract.listInvites> = async ({ db, scope, input, now }) => {
  const seesStaff = maySeeStaffInvites(scope);
  if (input.kind === 'staff' && !seesStaff) return { invites: [], next: null };
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const kind = seesStaff ? input.kind : 'client';
  const found = await list(db, { kind, contactId: input.contactId, after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return { invites: rows.map((invite) => describeInvite(invite, now)), next };
};
