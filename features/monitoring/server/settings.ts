// What the office sets for monitoring: a partner's API and the links clients enrol by. Read from the settings of the program, which
// name and describe them (platform/server/env.ts).
import { z } from 'zod';
import type { PROVIDER_KEYS } from '../contract.ts';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** True for an address a token may be sent to: https, or this computer itself. */
export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname)));
}

const link = z.url({ protocol: /^https$/ }).optional();
const SETTINGS = z.object({
  MONITORING_PARTNER_URL: z.url().refine(isSafeAddress).optional(), MONITORING_PARTNER_TOKEN: z.string().min(1).optional(),
  MONITORING_IDENTITYIQ_ENROLMENT_URL: link, MONITORING_MYSCOREIQ_ENROLMENT_URL: link, MONITORING_MYFREESCORENOW_ENROLMENT_URL: link, MONITORING_SMARTCREDIT_ENROLMENT_URL: link,
  MONITORING_PRIVACYGUARD_ENROLMENT_URL: link,
});
type ProviderKey = (typeof PROVIDER_KEYS)[number];

export interface MonitoringSettings {
  readonly partner: { readonly url: string; readonly token: string } | null;
  readonly enrolmentUrls: Readonly<Partial<Record<ProviderKey, string>>>;
}

/** The settings out of all of them. @throws Error when one does not fit; the program then does not start. */
export function monitoringSettings(env: object): MonitoringSettings {
  const {
    MONITORING_PARTNER_URL: url, MONITORING_PARTNER_TOKEN: token, MONITORING_IDENTITYIQ_ENROLMENT_URL: identityiq, MONITORING_MYSCOREIQ_ENROLMENT_URL: myscoreiq,
    MONITORING_MYFREESCORENOW_ENROLMENT_URL: myfreescorenow, MONITORING_SMARTCREDIT_ENROLMENT_URL: smartcredit, MONITORING_PRIVACYGUARD_ENROLMENT_URL: privacyguard,
  } = SETTINGS.parse(env);
  const given = { identityiq, myscoreiq, myfreescorenow, smartcredit, privacyguard };
  return {
    partner: url === undefined || token === undefined ? null : { url, token },
    enrolmentUrls: Object.fromEntries(Object.entries(given).filter(([, address]) => address !== undefined)),
  };
}
