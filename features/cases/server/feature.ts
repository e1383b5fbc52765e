import { defineFeature, type Reaction } from '../../../platform/server/feature.ts';
import { casesActivities } from '../activities.ts';
import { casesContract } from '../contract.ts';
import { board } from './operations/board.ts';
import { getOffer } from './operations/get-offer.ts';
import { hold } from './operations/hold.ts';
import { listStage } from './operations/list-stage.ts';
import { moveStage } from './operations/move-stage.ts';
import { resume } from './operations/resume.ts';
import { followMailing } from './follow-mailing.ts';
import { FOLLOW_ROUNDS, followRounds } from './follow-rounds.ts';
import { daysFacet } from './days-facet.ts';
import { caseNeeds } from './case-needs.ts';

export const casesFeature = defineFeature({
  name: 'cases',
  contract: casesContract,
  activities: casesActivities,
  operations: { board, listStage, getOffer, moveStage, hold, resume },
  jobs: [followMailing, followRounds],
  reactions: [
    ...FOLLOW_ROUNDS,
    ...(['letters.mailingRecorded', 'letters.mailed'] as const).map((on): Reaction => ({
      on,
      sentence: 'When letters are mailed, the client moves to “Awaiting responses”.',
      job: followMailing,
      payload: ({ contactId }) => ({ contactId }),
    })),
  ],
  needs: caseNeeds,
  facets: [daysFacet],
});
