// Refusals that all features give which work with contacts.
import { changedMeanwhile, sharedRefusal } from '../../../platform/base/shared-refusal.ts';

export const contactNotFound = sharedRefusal(
  'contacts.notFound',
  {
    status: 404,
    when: 'There is no such contact, or no such note, address or field.',
    spanish: 'No se encontraron sus datos. Llame a su oficina.',
  },
  'There is no such contact.',
);
export const contactArchived = sharedRefusal(
  'contacts.archived',
  { status: 409, when: 'The contact is archived, so it can only be read or restored.' },
  'This contact is archived. Restore it first.',
);
export const fieldInvalid = {
  'contacts.fieldInvalid': {
    status: 422,
    when: 'A field breaks a rule that needs more than the field itself (date of birth, owner, referrer, custom fields).',
  },
} as const;
export const identityLimit = {
  'contacts.identityLimit': {
    status: 429,
    when: 'The person opened or entered as many Social Security numbers, or uploaded as many reports, as pass within an hour.',
  },
} as const;
/** Refusals of a change to a contact itself. */
export const changes = { ...contactNotFound.declared, ...changedMeanwhile.declared, ...contactArchived.declared } as const;
