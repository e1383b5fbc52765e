// Which server tests run on the embedded engine as well when there is a PostgreSQL to run all of them on. `npm test -- --both` runs all
// of them on both, and without a PostgreSQL all of them run on the embedded engine.

/** Where the engines differ: connections and transactions, rights of clients, live streams, jobs, locks and races, long reads and writes, search and order. */
const ENGINES_DIFFER = [
  'apps/server/schema.test.ts',
  'apps/server/client-rows.test.ts',
  'platform/server/{database,live}/**/*.test.ts',
  'platform/server/http/api.test.ts',
  'features/accounts/server/operations/invites.test.ts',
  'features/identity/server/wire/{ended-meanwhile,owner-sign-up,second-factor,sessions}.test.ts',
  'features/activity/server/*.test.ts',
  'features/contact-lists/server/{bulk,list}.test.ts',
  'features/contacts/server/search.test.ts',
  'features/disputes/server/open-round-race.test.ts',
  'features/duplicates/server/find-pairs.test.ts',
  'features/exports/server/exports.test.ts',
  'features/files/server/uploads.test.ts',
  'features/imports/server/imports.test.ts',
  'features/leads/server/wire/web-forms.test.ts',
  'features/mail/server/sending.test.ts',
];

/** The file of each other feature that uses most of its operations. */
const ONE_OF_EACH_FEATURE = [
  'features/account-matching/server/account-matching.test.ts',
  'features/agreements/server/agreements.test.ts',
  'features/background-jobs/server/background-jobs.test.ts',
  'features/billing/server/billing.test.ts',
  'features/cases/server/cases.test.ts',
  'features/contact-fields/server/fields.test.ts',
  'features/credit-reports/server/credit-reports.test.ts',
  'features/dashboard/server/dashboard.test.ts',
  'features/findings/server/findings.test.ts',
  'features/leads/server/leads.test.ts',
  'features/letters/server/main-job.test.ts',
  'features/monitoring/server/monitoring.test.ts',
  'features/office/server/locations.test.ts',
  'features/report-changes/server/truth.test.ts',
  'features/scores/server/scores.test.ts',
  'features/tasks/server/tasks.test.ts',
  'features/views/server/views.test.ts',
];

/** tests/laws/engines.test.ts keeps it true: each pattern finds a file, and each feature with server tests is among them. */
export const EMBEDDED_FILES: readonly string[] = [...ENGINES_DIFFER, ...ONE_OF_EACH_FEATURE];
