import { needOf } from '../../../platform/server/manifest.ts';
import { countWithoutAgreement } from './store/by-contact.ts';

/** Clients for whom nothing may be done until their agreement is recorded. */
export const agreementNeeds = needOf({
  key: 'agreements.none',
  permissions: ['agreements:view', 'agreements:record', 'cases:view'],
  words: {
    one: 'client has no agreement recorded, so no work may be done',
    many: 'clients have no agreement recorded, so no work may be done',
  },
  href: '/client-management?agreement=none&active=yes',
  weight: 'late',
  count: ({ db }, most) => countWithoutAgreement(db, most - 1),
});
