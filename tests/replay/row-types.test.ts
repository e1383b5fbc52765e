// What the compiler says of the rows of every statement of the program is compared with what PostgreSQL answered in the tests of this run:
// each column exists, its type fits, and every value is one that the row type allows.
import { beforeAll, expect, test } from 'vitest';
import { readAnswers, type Answers } from '../support/answers.ts';
import { compare, readProgram, type Program } from '../support/row-types.ts';

/** Statements with rows that no test on PostgreSQL runs, and why. */
const OF_MIGRATIONS = 'Runs among the migrations of an older office, whose tests open the database themselves.';
const OF_A_PROCESS = 'Runs in processes of their own (tests/faults/key-rotation.test.ts).';
const OF_A_RESTORE = 'Runs on a connection that a restore opens for itself (features/backup/server/backup.test.ts).';
const NOT_RUN: Readonly<Record<string, string>> = {
  'platform/server/database/data-step.ts move': OF_MIGRATIONS,
  'features/disputes/server/store/item-content.ts move': OF_MIGRATIONS,
  'features/activity/server/store/chain.ts listUnkeyed': OF_MIGRATIONS,
  'platform/server/jobs.ts releaseAbandoned': 'Runs on the embedded database only.',
  'platform/server/sealed-columns.ts listSealedColumns': OF_A_PROCESS,
  'features/system/server/store/runs.ts hasEndedSince': OF_A_PROCESS,
  'features/system/server/store/sealed-values.ts countSealed': OF_A_PROCESS,
  'features/system/server/store/sealed-values.ts takeFormer': OF_A_PROCESS,
  'platform/server/backup/load-tables.ts takeDown': OF_A_RESTORE,
  'apps/cli/keys-command.ts openAlone': OF_A_PROCESS,
  'platform/server/backup/restore-backup.ts commit': OF_A_RESTORE,
  'platform/server/backup/restore-backup.ts rollback': OF_A_RESTORE,
  'platform/server/backup/restore-backup.ts claimDatabase': OF_A_RESTORE,
  'features/tasks/server/store/from-features.ts listWaiting': 'No test asks what needs action while an item that came back waits.',
  'features/imports/server/store.ts listToSweep': 'No test keeps an import for as long as the sweep waits.',
};

let program: Program;
let answers: ReadonlyMap<string, Answers>;
beforeAll(() => {
  program = readProgram();
  answers = readAnswers(process.env.REDRESS_TEST_STATEMENTS ?? '');
});

test('the row types of statements are true', () => {
  expect(program.places.length).toBeGreaterThan(400);
  const faults = program.places.flatMap((place) => {
    const answered = answers.get(place.name);
    return answered ? compare(program, place, answered).map((fault) => `${place.name} ${fault}`) : [];
  });
  expect(faults).toEqual([]);
});

test('every statement with rows is run by a test, on a line of its own', () => {
  const names = program.places.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  const silent = program.places.filter(({ name }) => !answers.has(name)).map(({ within }) => within);
  expect(silent.filter((within) => !Object.hasOwn(NOT_RUN, within))).toEqual([]);
});
