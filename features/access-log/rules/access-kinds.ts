// What the access log lists, by the kinds that endpoints declare as `sees` and that files are opened as.

export const ACCESS_KINDS = {
  contact: 'Record of the contact',
  identity: 'SSN and date of birth',
  'identity-proof': 'Proof of identity',
  agreement: 'Signed agreement',
  'original-report': 'Original report',
  report: 'Credit report',
  dispute: 'Disputed items',
  letter: 'Letter',
  document: 'Document',
  mail: 'Email',
  messages: 'Messages',
  'portal-preview': 'Portal preview',
  everything: 'Everything, handed over',
} as const;
export type AccessKind = keyof typeof ACCESS_KINDS;

export const accessKindName = (kind: string): string => (Object.hasOwn(ACCESS_KINDS, kind) ? ACCESS_KINDS[kind as AccessKind] : kind);

/** Within this time a person's looks at one kind of one contact are one entry. */
export const ONE_ENTRY_MS = 15 * 60_000;

/** Entries are kept for two years, as long as what they are about at least (16 CFR 314.4(c)(6)). */
export const KEPT_DAYS = 730;
