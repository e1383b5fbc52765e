import type { Feature } from '../../../platform/server/feature.ts';
import { disputesContract } from '../contract.ts';
import { proposeOutcomes } from './jobs.ts';
import { listOutcomes } from './operations/list-outcomes.ts';
import { decideOutcomes } from './operations/decide-outcomes.ts';
import { undoOutcome } from './operations/undo-outcome.ts';
import { addOutcome } from './operations/add-outcome.ts';
import { getDraft } from './operations/get-draft.ts';
import { listMine } from './operations/list-mine.ts';
import { listRounds } from './operations/list-rounds.ts';
import { list } from './operations/list.ts';
import { openRound } from './operations/open-round.ts';
import { saveDraft } from './operations/save-draft.ts';

export const disputesFeature: Feature<typeof disputesContract> = {
  name: 'disputes',
  contract: disputesContract,
  operations: { getDraft, saveDraft, openRound, listRounds, list, listMine, listOutcomes, decideOutcomes, undoOutcome, addOutcome },
  jobs: [proposeOutcomes],
  // A report that came, went or was compared anew may say what became of open items. Files of bureaus' results need no report before them.
  reactions: (
    [
      'reportChanges.compared',
      'creditReports.read',
      'creditReports.personAnswered',
      'creditReports.discarded',
      'creditReports.takenBack',
    ] as const
  ).map((on) => ({ on, job: proposeOutcomes, payload: (entry) => ({ contactId: entry.contactId }) })),
};
