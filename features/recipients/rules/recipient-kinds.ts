// Whom letters go to, and what for.

export const RECIPIENT_KINDS = ['bureau', 'agency', 'furnisher', 'collector', 'other'] as const;
export type RecipientKind = (typeof RECIPIENT_KINDS)[number];

export const KIND_LABELS: Readonly<Record<RecipientKind, string>> = {
  bureau: 'Bureau',
  agency: 'Agency',
  furnisher: 'Furnisher',
  collector: 'Collector',
  other: 'Other',
};

export const PURPOSES = ['disputes', 'identity-theft', 'direct-disputes', 'billing-errors', 'file-requests', 'general'] as const;
export type AddressPurpose = (typeof PURPOSES)[number];

export const PURPOSE_LABELS: Readonly<Record<AddressPurpose, string>> = {
  disputes: 'Disputes',
  'identity-theft': 'Identity theft',
  'direct-disputes': 'Direct disputes',
  'billing-errors': 'Billing errors',
  'file-requests': 'File requests',
  general: 'General mail',
};

/** The purpose within a sentence: "an address for direct disputes". */
export const purposeWords = (purpose: AddressPurpose): string => PURPOSE_LABELS[purpose].toLowerCase();

/**
 * The purposes whose addresses will do for a purpose, the best first. A bureau must act on a dispute and a block wherever it gets mail for
 * consumers (15 U.S.C. 1681i(a)(1), 1681c-2(a)); a furnisher that names no address for direct disputes gets them at any business address
 * (12 CFR 1022.43(c)). A billing error counts only at the address that the creditor names for it (15 U.S.C. 1666(a)): nothing stands in for that.
 */
const STAND_INS: Readonly<Record<AddressPurpose, readonly AddressPurpose[]>> = {
  disputes: ['disputes', 'general'],
  'identity-theft': ['identity-theft', 'disputes', 'general'],
  'direct-disputes': ['direct-disputes', 'general'],
  'billing-errors': ['billing-errors'],
  'file-requests': ['file-requests', 'disputes', 'general'],
  general: ['general'],
};

export const purposesFor = (purpose: AddressPurpose): readonly AddressPurpose[] => STAND_INS[purpose];

/** Where a dispute of what a recipient reports or collects goes; null for those who neither report nor collect. */
export const DISPUTE_PURPOSES: Readonly<Record<RecipientKind, AddressPurpose | null>> = {
  bureau: 'disputes',
  agency: 'disputes',
  furnisher: 'direct-disputes',
  collector: 'disputes',
  other: null,
};

/** Where an address comes from. */
export const ADDRESS_SOURCES = ['shipped', 'report', 'client', 'website', 'letter', 'office'] as const;
export type AddressSource = (typeof ADDRESS_SOURCES)[number];
export const SOURCE_LABELS: Readonly<Record<AddressSource, string>> = {
  shipped: 'Came with the program',
  report: 'Found in a report',
  client: 'Given by a client',
  website: 'Their website',
  letter: 'A letter from them',
  office: 'Entered by the office',
};

/** How someone made sure of an address. */
export const VERIFICATIONS = ['published', 'website', 'phone', 'letter', 'report'] as const;
export type Verification = (typeof VERIFICATIONS)[number];
export const VERIFICATION_LABELS: Readonly<Record<Verification, string>> = {
  published: 'Published by the bureau',
  website: 'On their website',
  phone: 'By phone with them',
  letter: 'On a letter from them',
  report: "On a client's own report",
};
