import type { FeatureSettings, Part } from '../../../platform/server/part.ts';

const PARTNER = ['MONITORING_PARTNER_URL', 'MONITORING_PARTNER_TOKEN'] as const;
/** Where clients enroll. */
const ENROLLMENT = [
  'MONITORING_IDENTITYIQ_ENROLMENT_URL',
  'MONITORING_MYSCOREIQ_ENROLMENT_URL',
  'MONITORING_MYFREESCORENOW_ENROLMENT_URL',
  'MONITORING_SMARTCREDIT_ENROLMENT_URL',
  'MONITORING_PRIVACYGUARD_ENROLMENT_URL',
] as const;

export const MONITORING_SETTINGS: FeatureSettings = { about: 'Monitoring', names: [...PARTNER, ...ENROLLMENT] };

export const MONITORING_PARTS: readonly Part[] = [
  {
    key: 'monitoring.partner',
    name: 'Reports from a monitoring partner',
    about: 'The newest report of a client is fetched from the partner.',
    needs: 'An agreement with a monitoring partner, its address and a token.',
    settings: PARTNER,
    without: 'Reports come in as uploaded files or are typed in.',
  },
  {
    key: 'monitoring.enrollment',
    name: 'Enrollment links',
    about: 'Clients are sent the link where they enroll with a monitoring service.',
    needs: "The office's own link at each service it works with.",
    settings: ENROLLMENT,
    any: true,
    without: 'Staff tell clients where to enroll.',
  },
];
