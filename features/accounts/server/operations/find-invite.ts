import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { readSettings } from '../../../identity/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { findLiveInvite } from '../invites.ts';

export const findInvite: Operation<typeof accountsContract.findInvite> = async ({ db, input, now }) => {
  const invite = await findLiveInvite(db, input.token, now);
  if (isRefusal(invite)) return invite;
  return { email: invite.email, name: invite.name, kind: invite.kind, minPasswordLength: (await readSettings(db)).minPasswordLength };
};
