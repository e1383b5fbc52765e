// Bureaus and agencies are in the address book from the first start that knows them.
import type { DataStep } from '../../../platform/server/database/data-step.ts';
import { SHIPPED_RECIPIENTS } from '../rules/shipped-recipients.ts';
import { insertShipped } from './store/shipped.ts';

export const SHIP_RECIPIENTS: DataStep = {
  name: '0108_recipients_ship',
  table: 'recipients',
  move: async (tx) => {
    for (const recipient of SHIPPED_RECIPIENTS) await insertShipped(tx, recipient);
    return undefined;
  },
  finish: () => Promise.resolve(),
};
