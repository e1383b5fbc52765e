import { defineFeature } from '../../../platform/server/feature.ts';
import { casesActivities } from '../activities.ts';
import { casesContract } from '../contract.ts';
import { board } from './operations/board.ts';
import { hold } from './operations/hold.ts';
import { listStage } from './operations/list-stage.ts';
import { moveStage } from './operations/move-stage.ts';
import { resume } from './operations/resume.ts';
import { followMailing } from './follow-mailing.ts';
import { daysFacet } from './days-facet.ts';
import { caseNeeds } from './case-needs.ts';

export const casesFeature = defineFeature({
  name: 'cases',
  contract: casesContract,
  activities: casesActivities,
  operations: { board, listStage, moveStage, hold, resume },
  jobs: [followMailing],
  reactions: (['letters.mailingRecorded', 'letters.mailed'] as const).map((on) => ({
    on,
    sentence: 'When letters are mailed, the client moves to “Awaiting responses”.',
    job: followMailing,
    payload: (entry) => ({ contactId: entry.contactId }),
  })),
  needs: caseNeeds,
  facets: [daysFacet],
});
