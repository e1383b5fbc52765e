import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';
import { findLiveInvite } from '../invites.ts';
import { readSettings } from '../store/settings.ts';

export const findInvite: Operation<typeof accessContract.findInvite> = async ({ db, input, now }) => {
  const invite = await findLiveInvite(db, input.token, now);
  if (isRefusal(invite)) return invite;
  return { email: invite.email, name: invite.name, kind: invite.kind, minPasswordLength: (await readSettings(db)).minPasswordLength };
};
