import { screensOf } from '../../../platform/web/screens.ts';
import type { contactFieldsContract } from '../../contact-fields/contract.ts';
import type { contactListsContract } from '../contract.ts';

/** Activity and queries of this feature and of contact-fields use the name of contacts, which owns the area. */
export const contactListsScreens = screensOf<typeof contactListsContract & typeof contactFieldsContract>()({
  feature: 'contact-lists',
  moves: [
    { kind: 'contacts.followUp', activity: 'contacts.updated', load: async () => (await import('./move-follow-up.ts')).moveFollowUp },
  ],
});
