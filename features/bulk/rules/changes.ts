// What can be done to many contacts at once. One change a run, as one word and one value, so that it fits into an address.

export const BULK_OBJECTS = ['contacts', 'leads', 'clients'] as const;
export type BulkObject = (typeof BULK_OBJECTS)[number];

export const BULK_CHANGES = [
  'add-tag',
  'remove-tag',
  'owner',
  'urgency',
  'stage',
  'source',
  'follow-up',
  'location',
  'archive',
  'restore',
  'invite',
] as const;
export type BulkChangeKind = (typeof BULK_CHANGES)[number];

/** The value that removes an owner, urgency, source, follow-up or location. */
export const NO_VALUE = 'none';

/** From this many contacts on, the number must be typed before they are changed. */
export const TYPED_ABOVE = 100;
/** The most contacts that one run may be about. */
export const MOST_CONTACTS = 100_000;
/** How long a run can be undone after it ended. */
export const UNDO_HOURS = 24;

/** The category that an object limits contacts to. */
export const CATEGORY_OF = { contacts: undefined, leads: 'lead', clients: 'client' } as const;

export const CHANGE_NAMES: Readonly<Record<BulkChangeKind, string>> = {
  'add-tag': 'Add a tag',
  'remove-tag': 'Remove a tag',
  owner: 'Assign an owner',
  urgency: 'Set urgency',
  stage: 'Move leads to a status',
  source: 'Set source',
  'follow-up': 'Set follow-up',
  location: 'Set location',
  archive: 'Archive',
  restore: 'Restore from archive',
  invite: 'Invite to the portal',
};

/** What each change needs beside `bulk:run`. */
export const NEEDED: Readonly<
  Record<BulkChangeKind, readonly ('contacts:update-many' | 'contacts:archive' | 'leads:work' | 'access:invite-clients')[]>
> = {
  'add-tag': ['contacts:update-many'],
  'remove-tag': ['contacts:update-many'],
  owner: ['contacts:update-many'],
  urgency: ['contacts:update-many'],
  stage: ['contacts:update-many', 'leads:work'],
  source: ['contacts:update-many'],
  'follow-up': ['contacts:update-many'],
  location: ['contacts:update-many'],
  archive: ['contacts:update-many', 'contacts:archive'],
  restore: ['contacts:update-many', 'contacts:archive'],
  invite: ['access:invite-clients'],
};

/** Which objects a change can be made to. */
export function fitsObject(change: BulkChangeKind, object: BulkObject): boolean {
  if (change === 'stage') return object === 'leads';
  return change !== 'invite' || object === 'clients';
}

/** True when a change takes no value. */
export function isWithoutValue(change: BulkChangeKind): boolean {
  return change === 'archive' || change === 'restore' || change === 'invite';
}
