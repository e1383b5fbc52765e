// Why a contact was left out of a bulk change, or not changed.

export const SKIP_REASONS = [
  'already',
  'archived',
  'merged',
  'not-a-lead',
  'too-many-tags',
  'not-a-client',
  'no-email',
  'on-hold',
  'has-login',
  'invited',
  'email-used',
  'email-shared',
  'own-address',
  'address-claimed',
  'gone',
  'fault',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const REASON_WORDS: Readonly<Record<SkipReason, string>> = {
  already: 'Already so; nothing to change',
  archived: 'Archived; restore first',
  merged: 'Merged into another contact; undo the merge first',
  'not-a-lead': 'Not an open lead; only open leads can be moved',
  'too-many-tags': 'Would have more than 20 tags',
  'not-a-client': 'Not a client',
  'no-email': 'No email address',
  'on-hold': 'On hold',
  'has-login': 'Already has a portal login',
  invited: 'Already has an open invitation',
  'email-used': 'Another login uses this email address',
  'email-shared': 'Another contact of this change has the same email address',
  'own-address': 'You entered the email address, so a colleague or an owner sends the invitation',
  'address-claimed': 'The email address came by a web form, so an owner sends the invitation',
  gone: 'Changed in the meantime',
  fault: 'Could not be changed because of a fault. Try it again.',
};
