import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';

export const endAllOwnSessions: Operation<typeof accessContract.endAllOwnSessions> = async () => {
  throw new Error('Being built.');
};
