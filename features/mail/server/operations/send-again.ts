import type { Operation } from '../../../../platform/server/feature.ts';
import type { mailContract } from '../../contract.ts';

export const sendAgain: Operation<typeof mailContract.sendAgain> = async () => {
  throw new Error('Being built.');
};
