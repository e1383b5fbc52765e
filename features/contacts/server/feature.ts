import type { Feature } from '../../../platform/server/feature.ts';
import { contactsContract } from '../contract.ts';
import { create } from './operations/create.ts';
import { get } from './operations/get.ts';
import { list } from './operations/list.ts';
import { revealIdentity } from './operations/reveal-identity.ts';
import { update } from './operations/update.ts';

export const contactsFeature: Feature<typeof contactsContract> = {
  name: 'contacts', contract: contactsContract, operations: { list, get, create, update, revealIdentity },
};
