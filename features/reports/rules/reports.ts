// All reports by their keys, in the order of the catalog. The keys are parts of addresses, so they never change.
import { LETTERS, OUTCOMES, ROUNDS, SCORES } from './definitions/disputes.ts';
import { CALLS, CLIENTS, LEADS, ONBOARDING, STAGES } from './definitions/people.ts';
import { AGREEMENTS, LICENSE_ENDS, MONITORING, OLD_REPORTS } from './definitions/records.ts';
import { ACCESS, TASKS, WORK } from './definitions/work.ts';
import type { ReportDefinition } from './report-definition.ts';

export const REPORT_KEYS = [
  'letters',
  'rounds',
  'outcomes',
  'leads',
  'calls',
  'tasks',
  'onboarding',
  'agreements',
  'licenses',
  'monitoring',
  'old-reports',
  'access',
  'clients',
  'stages',
  'scores',
  'work',
] as const;
export type ReportKey = (typeof REPORT_KEYS)[number];

export const REPORTS: Readonly<Record<ReportKey, ReportDefinition>> = {
  letters: LETTERS,
  rounds: ROUNDS,
  outcomes: OUTCOMES,
  leads: LEADS,
  calls: CALLS,
  tasks: TASKS,
  onboarding: ONBOARDING,
  agreements: AGREEMENTS,
  licenses: LICENSE_ENDS,
  monitoring: MONITORING,
  'old-reports': OLD_REPORTS,
  access: ACCESS,
  clients: CLIENTS,
  stages: STAGES,
  scores: SCORES,
  work: WORK,
};

/** Its answers are about who saw personal data, so it has endpoints of its own with a stricter permission. */
export const ACCESS_REPORT = 'access' satisfies ReportKey;

export function isReportKey(text: string | undefined): text is ReportKey {
  return REPORT_KEYS.some((key) => key === text);
}
