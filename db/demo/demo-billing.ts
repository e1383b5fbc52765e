// Payment status of the demo office's clients, by name. Clients not named here have none.
import { days, type BillingStep, type Step } from './demo-story.ts';

const billing = (ago: number, standing: BillingStep['standing'], more: Pick<BillingStep, 'plan' | 'note'> = {}): Step => ({
  do: 'billing',
  standing,
  ...more,
  ago,
  by: 'olivia',
});

export const BILLING: Readonly<Record<string, readonly Step[]>> = {
  'Linda Petrov': [billing(days(39), 'up-to-date')],
  'Rosa Alvarado': [billing(days(33, 1), 'up-to-date')],
  'Darnell Washington': [
    billing(days(48, 1), 'up-to-date'),
    billing(days(12), 'past-due', { note: 'The transfer of this month has not come in; he asked for a week' }),
  ],
  'Susan Hartley': [billing(days(69, 1), 'up-to-date', { plan: 'flat' })],
  'Michael Orlov': [billing(days(27, 1), 'up-to-date')],
  'Angela Brooks': [
    billing(days(58, 1), 'up-to-date'),
    billing(days(40, 1), 'paused', { note: 'Nothing is due while her case is on hold' }),
  ],
  'Denise Carver': [billing(days(163, 1), 'up-to-date')],
  'Omar Haddad': [billing(days(175, 1), 'up-to-date'), billing(days(58, 1), 'ended')],
  'Brenda Nowak': [billing(days(64, 1), 'up-to-date'), billing(days(29, 1), 'ended')],
  'Carlos Mendez': [billing(days(61, 1), 'up-to-date'), billing(days(5), 'past-due')],
  'Elena Mendez': [billing(days(61, 1), 'up-to-date', { plan: 'none', note: 'Carlos pays for both' })],
  'Walter Grimes': [billing(days(44, 1), 'up-to-date')],
  'Tanya Ibrahim': [billing(days(9, 1), 'up-to-date')],
  'Frank DiNapoli': [
    billing(days(54, 1), 'up-to-date'),
    billing(days(2), 'payment-failed', { note: 'Card was declined; left him a message' }),
  ],
  'Ruth Amsel': [billing(days(32, 1), 'up-to-date')],
};
