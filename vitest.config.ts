// The suites. `npm run check` runs rules and laws; `npm test` all but walk (scripts/test.ts decides which can run here).
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { EMBEDDED_FILES } from './tests/support/embedded-files.ts';

const SERVER_TESTS = ['features/*/server/**/*.test.ts', 'platform/server/**/*.test.ts', 'apps/server/**/*.test.ts'];
const hasPostgres = (process.env.TEST_DATABASE_URL ?? '') !== '';
const EITHER_ENGINE = {
  globalSetup: ['tests/support/setup-embedded.ts', ...(hasPostgres ? ['tests/support/setup-postgres.ts'] : [])],
  // Programs that are started as people start them keep to the embedded engine.
  env: { REDRESS_TEST_DATABASE: hasPostgres ? 'postgres' : 'embedded' },
};

/** What tests wait for ends much sooner on a free machine; a slow one is not broken. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 600_000 };

/** Long files first, so that none of them is left when everything else is done. */
const ORDER = ['whole', 'embedded', 'postgres', 'rules', 'laws', 'replay'];
class LongProjectsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification): number => ORDER.indexOf(project.name);
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    // Tests wait for servers, jobs and browsers more than they compute; four workers keep two cores busy.
    maxWorkers: Math.min(8, Math.max(4, availableParallelism())),
    // Files of one worker share the modules they loaded and the database they used: both take longer to get than most files to run.
    isolate: false,
    // As long as anything else in the suites waits: a machine with other work is slow, not broken.
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongProjectsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{platform/base,platform/web,features,apps/staff}/**/*.test.ts'],
          exclude: ['features/*/server/**'],
          ...PATIENT,
        },
      },
      { extends: true, test: { name: 'laws', include: ['tests/laws/**/*.test.ts'], ...PATIENT } },
      {
        extends: true,
        test: {
          name: 'embedded',
          // Set by scripts/test.ts when PostgreSQL runs all of them; without it everything runs here.
          include: process.env.REDRESS_TEST_EMBEDDED === 'some' ? [...EMBEDDED_FILES] : SERVER_TESTS,
          globalSetup: 'tests/support/setup-embedded.ts',
          env: { REDRESS_TEST_DATABASE: 'embedded' },
          ...PATIENT,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: SERVER_TESTS,
          globalSetup: 'tests/support/setup-postgres.ts',
          env: { REDRESS_TEST_DATABASE: 'postgres' },
          ...PATIENT,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/{conformance,faults,journeys}/**/*.test.ts', 'apps/cli/**/*.test.ts'],
          ...EITHER_ENGINE,
          ...PATIENT,
        },
      },
      // Each page used by each role; `npm run walk` only, because it takes as long as everything else together.
      {
        extends: true,
        test: { name: 'walk', include: ['tests/walk/pages/*.ts'], ...EITHER_ENGINE, ...PATIENT },
      },
      {
        extends: true,
        test: {
          name: 'replay',
          include: ['tests/replay/**/*.test.ts'],
          globalSetup: 'tests/support/setup-embedded.ts',
          ...PATIENT,
          // After the tests whose statements it repeats.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
