import { screensOf } from '../../../platform/web/screens.ts';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { offersContract } from '../contract.ts';

export const offersScreens = screensOf<typeof offersContract, ContactTabProps>()({
  feature: 'offers',
  area: 'Agreements',
  renews: ['agreements', 'contacts', 'cases', 'leads', 'files', 'dashboard'],
});
