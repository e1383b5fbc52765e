// What the office sets for monitoring: a partner's API and the links clients enrol by.
import type { Env } from '../../../platform/server/env.ts';
import type { PROVIDER_KEYS } from '../contract.ts';

type ProviderKey = (typeof PROVIDER_KEYS)[number];

export interface MonitoringSettings {
  readonly partner: { readonly url: string; readonly token: string } | null;
  readonly enrolmentUrls: Readonly<Partial<Record<ProviderKey, string>>>;
}

export function monitoringSettings(env: Env): MonitoringSettings {
  const { MONITORING_PARTNER_URL: url, MONITORING_PARTNER_TOKEN: token } = env;
  const links: Readonly<Partial<Record<ProviderKey, string | undefined>>> = {
    identityiq: env.MONITORING_IDENTITYIQ_ENROLMENT_URL,
    myscoreiq: env.MONITORING_MYSCOREIQ_ENROLMENT_URL,
    myfreescorenow: env.MONITORING_MYFREESCORENOW_ENROLMENT_URL,
    smartcredit: env.MONITORING_SMARTCREDIT_ENROLMENT_URL,
    privacyguard: env.MONITORING_PRIVACYGUARD_ENROLMENT_URL,
  };
  return {
    partner: url === undefined || token === undefined ? null : { url, token },
    enrolmentUrls: Object.fromEntries(Object.entries(links).filter(([, address]) => address !== undefined)),
  };
}
