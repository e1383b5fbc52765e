// How printing and mailing say no where the client has not approved a letter, or nothing proves who the client is.

export const APPROVAL_REFUSALS = {
  'letters.notApproved': {
    status: 409,
    when: 'The client has not approved a letter, or the approval was taken back or ended with the agreement (15 U.S.C. 1681i(a)(1)(A)).',
    spanish: 'La carta todavía no está aprobada.',
  },
  'letters.changedSinceApproval': {
    status: 409,
    when: 'A letter is not the one that the client approved (15 U.S.C. 1681i(a)(1)(A)).',
    spanish: 'La carta no es la que se aprobó.',
  },
  'letters.approvalExpired': {
    status: 409,
    when: 'The client approved a letter more than 30 days ago (15 U.S.C. 1681i(a)(1)(A)).',
    spanish: 'La carta se aprobó hace más de 30 días.',
  },
  'letters.sentBack': {
    status: 409,
    when: 'The client sent a letter back (15 U.S.C. 1679b(a)(1)).',
    spanish: 'La carta se devolvió a la oficina.',
  },
} as const;
export type ApprovalRefusalCode = keyof typeof APPROVAL_REFUSALS;

/** What is mailed was printed, so its proofs were there. */
export const PRINTING_REFUSALS = {
  ...APPROVAL_REFUSALS,
  'files.proofMissing': {
    status: 409,
    when: 'There is no accepted proof of the identity or the address of the client (15 U.S.C. 1681h(a)(1), 1681i(a)(3)(A)).',
  },
} as const;
