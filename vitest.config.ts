// The suites. `npm run check` runs rules and laws; `npm test` all of them (scripts/test.ts decides which can run here).
import { defineConfig } from 'vitest/config';

// Files of one worker share what they loaded: each starts a server of its own, and loading the program takes longer than most of them.
const SERVER_TESTS = ['features/*/server/**/*.test.ts', 'platform/server/**/*.test.ts', 'apps/server/**/*.test.ts'];

export default defineConfig({
  test: {
    // Servers wait for their jobs more than they compute.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{platform/base,platform/web,features,apps/staff}/**/*.test.ts'],
          exclude: ['features/*/server/**'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'laws', include: ['tests/laws/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'embedded',
          include: SERVER_TESTS,
          isolate: false,
          globalSetup: 'tests/support/setup-embedded.ts',
          env: { REDRESS_TEST_DATABASE: 'embedded' },
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: SERVER_TESTS,
          isolate: false,
          exclude: ['platform/server/pdf/**'],
          globalSetup: 'tests/support/setup-postgres.ts',
          env: { REDRESS_TEST_DATABASE: 'postgres' },
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['tests/{conformance,faults,journeys}/**/*.test.ts', 'apps/cli/**/*.test.ts'],
          globalSetup: 'tests/support/setup-embedded.ts',
          testTimeout: 120_000,
          hookTimeout: 300_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
