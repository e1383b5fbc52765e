// The screens of the features, in the order of apps/server/features.ts, and those that put several features together.
import type { PermissionsOf } from '../../platform/web/screens.ts';
import { activityScreens } from '../../features/activity/staff/screens.ts';
import { contactsScreens } from '../../features/contacts/staff/screens.ts';
import { contactListsScreens } from '../../features/contact-lists/staff/screens.ts';
import { mailScreens } from '../../features/mail/staff/screens.ts';
import { accountsScreens } from '../../features/accounts/staff/screens.ts';
import { filesScreens } from '../../features/files/staff/screens.ts';
import { officeScreens } from '../../features/office/staff/screens.ts';
import { viewsScreens } from '../../features/views/staff/screens.ts';
import { tasksScreens } from '../../features/tasks/staff/screens.ts';
import { leadsScreens } from '../../features/leads/staff/screens.ts';
import { importsScreens } from '../../features/imports/staff/screens.ts';
import { exportsScreens } from '../../features/exports/staff/screens.ts';
import { agreementTemplatesScreens } from '../../features/agreement-templates/staff/screens.ts';
import { agreementsScreens } from '../../features/agreements/staff/screens.ts';
import { messagesScreens } from '../../features/messages/staff/screens.ts';
import { offersScreens } from '../../features/offers/staff/screens.ts';
import { scoresScreens } from '../../features/scores/staff/screens.ts';
import { accountMatchingScreens } from '../../features/account-matching/staff/screens.ts';
import { creditReportsScreens } from '../../features/credit-reports/staff/screens.ts';
import { reportChangesScreens } from '../../features/report-changes/staff/screens.ts';
import { monitoringScreens } from '../../features/monitoring/staff/screens.ts';
import { billingScreens } from '../../features/billing/staff/screens.ts';
import { recipientsScreens } from '../../features/recipients/staff/screens.ts';
import { disputesScreens } from '../../features/disputes/staff/screens.ts';
import { findingsScreens } from '../../features/findings/staff/screens.ts';
import { lettersScreens } from '../../features/letters/staff/screens.ts';
import { mailServicesScreens } from '../../features/mail-services/staff/screens.ts';
import { answersScreens } from '../../features/answers/staff/screens.ts';
import { progressPortalScreens } from '../../features/progress-portal/staff/screens.ts';
import { letterLibraryScreens } from '../../features/letter-library/staff/screens.ts';
import { disputeQueuesScreens } from '../../features/dispute-queues/staff/screens.ts';
import { contactReportsScreens } from '../../features/contact-reports/staff/screens.ts';
import { duplicatesScreens } from '../../features/duplicates/staff/screens.ts';
import { casesScreens } from '../../features/cases/staff/screens.ts';
import { bulkScreens } from '../../features/bulk/staff/screens.ts';
import { calendarScreens } from '../../features/calendar/staff/screens.ts';
import { automationScreens } from '../../features/automation/staff/screens.ts';
import { backgroundJobsScreens } from '../../features/background-jobs/staff/screens.ts';
import { reportsScreens } from '../../features/reports/staff/screens.ts';
import { analyticsScreens } from '../../features/analytics/staff/screens.ts';
import { accessLogScreens } from '../../features/access-log/staff/screens.ts';
import { rolesScreens } from '../../features/roles/staff/screens.ts';
import { systemScreens } from '../../features/system/staff/screens.ts';
import { backupScreens } from '../../features/backup/staff/screens.ts';
import { retentionScreens } from '../../features/retention/staff/screens.ts';
import { dashboardScreens } from '../../features/dashboard/staff/screens.ts';

export const FEATURE_SCREENS = [
  activityScreens,
  contactsScreens,
  contactListsScreens,
  mailScreens,
  accountsScreens,
  filesScreens,
  officeScreens,
  viewsScreens,
  tasksScreens,
  leadsScreens,
  importsScreens,
  exportsScreens,
  agreementTemplatesScreens,
  agreementsScreens,
  offersScreens,
  messagesScreens,
  scoresScreens,
  accountMatchingScreens,
  creditReportsScreens,
  reportChangesScreens,
  monitoringScreens,
  billingScreens,
  recipientsScreens,
  disputesScreens,
  findingsScreens,
  lettersScreens,
  mailServicesScreens,
  answersScreens,
  progressPortalScreens,
  letterLibraryScreens,
  disputeQueuesScreens,
  contactReportsScreens,
  duplicatesScreens,
  casesScreens,
  bulkScreens,
  calendarScreens,
  automationScreens,
  backgroundJobsScreens,
  reportsScreens,
  analyticsScreens,
  accessLogScreens,
  rolesScreens,
  systemScreens,
  backupScreens,
  retentionScreens,
  dashboardScreens,
] as const;

/** Every permission that an endpoint of these features asks for. */
export type StaffPermission = PermissionsOf<typeof FEATURE_SCREENS>;

declare module '../../platform/base/endpoint.ts' {
  interface PermissionRegistry {
    readonly registered: StaffPermission;
  }
}
