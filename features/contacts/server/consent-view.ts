import type { ContactView } from '../contract.ts';
import type { Consent } from './store/consents.ts';

/** A consent as screens get it. */
export function viewConsent({ at, ...consent }: Consent): ContactView['consents'][number] {
  return { ...consent, at: at.toISOString() };
}
