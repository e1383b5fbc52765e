import type { Operation } from '../../../../platform/server/feature.ts';
import type { mailContract } from '../../contract.ts';

export const list: Operation<typeof mailContract.list> = async () => {
  throw new Error('Being built.');
};
