import type { Feature } from '../../../platform/server/feature.ts';
import { mailContract } from '../contract.ts';
import { sendWaiting } from './jobs.ts';
import { get } from './operations/get.ts';
import { list } from './operations/list.ts';
import { sendAgain } from './operations/send-again.ts';

export const mailFeature: Feature<typeof mailContract> = {
  name: 'mail',
  contract: mailContract,
  operations: { list, get, sendAgain },
  jobs: [sendWaiting],
};
