import type { Operation } from '../../../../platform/server/feature.ts';
import type { identityContract } from '../../contract.ts';
import { hasOwner } from '../store/owner.ts';
import { readSettings } from '../store/settings.ts';

export const getOwnerStatus: Operation<typeof identityContract.getOwnerStatus> = async ({ db }) => ({
  ownerExists: await hasOwner(db),
  minPasswordLength: (await readSettings(db)).minPasswordLength,
});
