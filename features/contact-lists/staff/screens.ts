import { screensOf } from '../../../platform/web/screens.ts';
import type { contactFieldsContract } from '../../contact-fields/contract.ts';
import type { contactListsContract } from '../contract.ts';

/** What happens here and in contact-fields is recorded and asked for under the name of contacts, which has the area. */
export const contactListsScreens = screensOf<typeof contactListsContract & typeof contactFieldsContract>()({ feature: 'contact-lists' });
