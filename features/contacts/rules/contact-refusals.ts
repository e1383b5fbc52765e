// Refusals that several endpoints about contacts share.

export const notFound = {
  'contacts.notFound': { status: 404, when: 'There is no such contact, or no such note, address or field.' },
} as const;
export const changedMeanwhile = {
  'contacts.changedMeanwhile': { status: 409, when: 'Somebody saved another version since this one was read.' },
} as const;
export const archived = {
  'contacts.archived': { status: 409, when: 'The contact is archived, so it can only be read or restored.' },
} as const;
export const fieldInvalid = {
  'contacts.fieldInvalid': {
    status: 422,
    when: 'A field breaks a rule that needs more than the field itself (date of birth, owner, referrer, own fields).',
  },
} as const;
export const changes = { ...notFound, ...changedMeanwhile, ...archived } as const;
export const cursorUnknown = { 'contacts.cursorUnknown': { status: 422, when: 'The page marker was not made by this list.' } } as const;
