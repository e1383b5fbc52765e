import type { Operation } from '../../../../platform/server/feature.ts';
import type { accountsContract } from '../../contract.ts';
import { describeInvite, maySeeStaffInvites } from '../invites.ts';
import { listInvites as list } from '../store/invites.ts';

export const listInvites: Operation<typeof accountsContract.listInvites> = async ({ db, scope, input, now }) => {
  const seesStaff = maySeeStaffInvites(scope);
  if (input.kind === 'staff' && !seesStaff) return { invites: [], next: null };
  const found = await list(db, seesStaff ? input : { ...input, kind: 'client' });
  return {
    invites: found.map((invite) => describeInvite(invite, now)),
    next: found.length === input.limit ? (found.at(-1)?.id ?? null) : null,
  };
};
