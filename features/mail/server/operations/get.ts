import type { Operation } from '../../../../platform/server/feature.ts';
import type { mailContract } from '../../contract.ts';

export const get: Operation<typeof mailContract.get> = async () => {
  throw new Error('Being built.');
};
