/** Declared apart from the rules, so that a contract does not bring them to every page. */
export const claimForbidden = {
  declared: {
    'disputes.claimForbidden': {
      status: 422,
      when: 'The text claims or advises something the law forbids; the refusal names it.',
      spanish: 'El texto afirma algo que la ley no permite. Dígalo con otras palabras, solo con lo que usted sabe.',
    },
  },
} as const;
