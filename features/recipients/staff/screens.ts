import { screensOf } from '../../../platform/web/screens.ts';
import type { recipientsContract } from '../contract.ts';

/** Its page also picks a client, so the app composes it. */
export const recipientsScreens = screensOf<typeof recipientsContract>()({
  feature: 'recipients',
  area: 'Recipients',
  // Letters go where the address book says.
  renews: ['letters', 'letter-library'],
  subjectPages: { recipient: '/letters/recipients' },
});
