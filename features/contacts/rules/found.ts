/** How the client was found. Sales by phone have stricter law about fees (16 CFR 310.4(a)(2)); what is not known counts as such. */
export const FOUND = ['web', 'inbound-call', 'outbound-call', 'mixed', 'unknown'] as const;
export type Found = (typeof FOUND)[number];
export const FOUND_WORDS: Readonly<Record<Found, string>> = {
  web: 'On the web, without any call',
  'inbound-call': 'The client called us',
  'outbound-call': 'We called the client',
  mixed: 'Several ways, with a call',
  unknown: 'Not known',
};
export const isPhoneSale = (found: Found): boolean => found !== 'web';
