import type { Operation } from '../../../../platform/server/feature.ts';
import { headingIn } from '../../../report-files/rules/spanish-headings.ts';
import type { disputesContract } from '../../contract.ts';
import { listCorrectLines } from '../store/correct-lines.ts';

export const listMyCorrect: Operation<typeof disputesContract.listMyCorrect> = async ({ db, scope, zone, services }) => ({
  rows: (await listCorrectLines(db, services.sealer, scope.contactId, zone)).map((row) => ({
    ...row,
    heading: headingIn(scope.language, row.heading),
  })),
});
