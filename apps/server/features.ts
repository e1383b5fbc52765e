// The features of the product in tiers, lowest first: a feature may ask only those above it. Adding one is one line in each list here
// and one in apps/staff/screens.ts; .dependency-cruiser.cjs reads the order.
import type { AnyFeature } from '../../platform/server/feature.ts';
import { activityFeature } from '../../features/activity/server/feature.ts';
import { contactFieldsFeature } from '../../features/contact-fields/server/feature.ts';
import { contactsFeature } from '../../features/contacts/server/feature.ts';
import { contactListsFeature } from '../../features/contact-lists/server/feature.ts';
import { mailFeature } from '../../features/mail/server/feature.ts';
import { createIdentityFeature } from '../../features/identity/server/feature.ts';
import { accountsFeature } from '../../features/accounts/server/feature.ts';
import { invitations } from '../../features/accounts/server/public.ts';
import { createFilesFeature } from '../../features/files/server/feature.ts';
import { officeFeature } from '../../features/office/server/feature.ts';
import { agreementTemplatesFeature } from '../../features/agreement-templates/server/feature.ts';
import { agreementsFeature } from '../../features/agreements/server/feature.ts';
import { listCanceled } from '../../features/agreements/server/public.ts';
import { offersFeature } from '../../features/offers/server/feature.ts';
import { messagesFeature } from '../../features/messages/server/feature.ts';
import { viewsFeature } from '../../features/views/server/feature.ts';
import { tasksFeature } from '../../features/tasks/server/feature.ts';
import { leadsFeature } from '../../features/leads/server/feature.ts';
import { importsFeature } from '../../features/imports/server/feature.ts';
import { exportsFeature } from '../../features/exports/server/feature.ts';
import { scoresFeature } from '../../features/scores/server/feature.ts';
import { accountMatchingFeature } from '../../features/account-matching/server/feature.ts';
import { creditReportsFeature } from '../../features/credit-reports/server/feature.ts';
import { reportChangesFeature } from '../../features/report-changes/server/feature.ts';
import { monitoringFeature } from '../../features/monitoring/server/feature.ts';
import { billingFeature } from '../../features/billing/server/feature.ts';
import { recipientsFeature } from '../../features/recipients/server/feature.ts';
import { disputesFeature } from '../../features/disputes/server/feature.ts';
import { findingsFeature } from '../../features/findings/server/feature.ts';
import { lettersFeature } from '../../features/letters/server/feature.ts';
import { openLetterFile } from '../../features/letters/server/public.ts';
import { mailServicesFeature } from '../../features/mail-services/server/feature.ts';
import { answersFeature } from '../../features/answers/server/feature.ts';
import { progressPortalFeature } from '../../features/progress-portal/server/feature.ts';
import { letterLibraryFeature } from '../../features/letter-library/server/feature.ts';
import { disputeQueuesFeature } from '../../features/dispute-queues/server/feature.ts';
import { contactReportsFeature } from '../../features/contact-reports/server/feature.ts';
import { duplicatesFeature } from '../../features/duplicates/server/feature.ts';
import { casesFeature } from '../../features/cases/server/feature.ts';
import { bulkFeature } from '../../features/bulk/server/feature.ts';
import { calendarFeature } from '../../features/calendar/server/feature.ts';
import { automationFeature } from '../../features/automation/server/feature.ts';
import { backgroundJobsFeature } from '../../features/background-jobs/server/feature.ts';
import { reportsFeature } from '../../features/reports/server/feature.ts';
import { analyticsFeature } from '../../features/analytics/server/feature.ts';
import { accessLogFeature } from '../../features/access-log/server/feature.ts';
import { rolesFeature } from '../../features/roles/server/feature.ts';
import { systemFeature } from '../../features/system/server/feature.ts';
import { backupFeature } from '../../features/backup/server/feature.ts';
import { retentionFeature } from '../../features/retention/server/feature.ts';
import { dashboardFeature } from '../../features/dashboard/server/feature.ts';

const features = [
  activityFeature,
  contactFieldsFeature,
  contactsFeature,
  contactListsFeature,
  mailFeature,
  createIdentityFeature(invitations),
  accountsFeature,
  createFilesFeature({ openRecord: openLetterFile, listCanceled }),
  officeFeature,
  agreementTemplatesFeature,
  agreementsFeature,
  offersFeature,
  messagesFeature,
  viewsFeature,
  tasksFeature,
  leadsFeature,
  importsFeature,
  exportsFeature,
  scoresFeature,
  accountMatchingFeature,
  creditReportsFeature,
  reportChangesFeature,
  monitoringFeature,
  billingFeature,
  recipientsFeature,
  disputesFeature,
  findingsFeature,
  lettersFeature,
  mailServicesFeature,
  answersFeature,
  progressPortalFeature,
  letterLibraryFeature,
  disputeQueuesFeature,
  contactReportsFeature,
  duplicatesFeature,
  casesFeature,
  bulkFeature,
  calendarFeature,
  automationFeature,
  backgroundJobsFeature,
  reportsFeature,
  analyticsFeature,
  accessLogFeature,
  rolesFeature,
  systemFeature,
  backupFeature,
  retentionFeature,
  dashboardFeature,
] as const;

export const FEATURES: readonly AnyFeature[] = features;

/** The contracts of all features by name. */
export type AppContracts = { readonly [F in (typeof features)[number] as F['name']]: F['contract'] };
