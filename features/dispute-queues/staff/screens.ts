import { screensOf } from '../../../platform/web/screens.ts';
import type { disputeQueuesContract } from '../contract.ts';

export const disputeQueuesScreens = screensOf<typeof disputeQueuesContract>()({ feature: 'dispute-queues' });
