import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const endOwnSession: Operation<typeof accessContract.endOwnSession> = async () => {
  throw new Error('Being built.');
};
