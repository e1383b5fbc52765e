// Which server tests run on the embedded engine as well when there is a PostgreSQL to run all of them on. `npm test -- --both` runs all
// of them on both, and without a PostgreSQL all of them run on the embedded engine.
import { existsSync, readdirSync } from 'node:fs';

/** Where the engines differ: connections and transactions, rights of clients, live streams, jobs, locks and races, long reads and writes, search and order. */
const ENGINES_DIFFER = [
  'apps/server/schema.test.ts',
  'apps/server/sealing-upgrade.test.ts',
  'apps/server/client-rows.test.ts',
  'platform/server/{database,live}/**/*.test.ts',
  'platform/server/http/api.test.ts',
  'features/accounts/server/operations/invites.test.ts',
  'features/identity/server/wire/{ended-session,owner-sign-up,second-factor,sessions}.test.ts',
  'features/activity/server/*.test.ts',
  'features/contact-lists/server/{bulk,list}.test.ts',
  'features/contacts/server/search.test.ts',
  'features/disputes/server/open-round-race.test.ts',
  'features/duplicates/server/find-pairs.test.ts',
  'features/exports/server/exports.test.ts',
  'features/files/server/uploads.test.ts',
  'features/mail/server/sending.test.ts',
];

/** The server test that bears the name of its feature uses most of its operations. */
const NAMED_FOR_THEIR_FEATURE = readdirSync('features')
  .map((name) => `features/${name}/server/${name}.test.ts`)
  .filter((file) => existsSync(file));

/** The file that does so in features without such a one. */
const ONE_OF_EACH_OTHER = [
  'features/contact-fields/server/fields.test.ts',
  'features/imports/server/check-off-thread.test.ts',
  'features/letters/server/main-job.test.ts',
  'features/office/server/locations.test.ts',
  'features/report-changes/server/truth.test.ts',
];

/** tests/laws/engines.test.ts keeps it true: each pattern finds a file, and each feature with server tests is among them. */
export const EMBEDDED_FILES: readonly string[] = [...ENGINES_DIFFER, ...NAMED_FOR_THEIR_FEATURE, ...ONE_OF_EACH_OTHER];
