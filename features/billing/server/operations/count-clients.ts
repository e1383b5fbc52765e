import type { Operation } from '../../../../platform/server/feature.ts';
import type { billingContract } from '../../contract.ts';
import { BILLING_STANDINGS, type PaymentStatus } from '../../rules/payment-statuses.ts';
import { countByStatus, countWithoutStatus } from '../store/clients.ts';

export const countClients: Operation<typeof billingContract.countClients> = async ({ db, input }) => {
  const counted = await countByStatus(db, input);
  const byStatus = Object.fromEntries(BILLING_STANDINGS.map((one) => [one, counted.get(one) ?? 0])) as Record<PaymentStatus, number>;
  return { byStatus, none: await countWithoutStatus(db, input) };
};
