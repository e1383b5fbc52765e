import { createApi } from '../../../platform/web/live/api.ts';
import { contactsContract } from '../contract.ts';

export const api = createApi(contactsContract);
