import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const listOwnSessions: Operation<typeof accessContract.listOwnSessions> = async () => {
  throw new Error('Being built.');
};
