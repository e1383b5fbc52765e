import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';
import { hasOwner } from '../store.ts';
import { readSettings } from '../store/settings.ts';

export const getOwnerStatus: Operation<typeof accessContract.getOwnerStatus> = async ({ db }) => ({
  ownerExists: await hasOwner(db),
  minPasswordLength: (await readSettings(db)).minPasswordLength,
});
