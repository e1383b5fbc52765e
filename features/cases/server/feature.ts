import { defineFeature } from '../../../platform/server/feature.ts';
import { casesActivities } from '../activities.ts';
import { casesContract } from '../contract.ts';
import { board } from './operations/board.ts';
import { hold } from './operations/hold.ts';
import { listStage } from './operations/list-stage.ts';
import { moveStage } from './operations/move-stage.ts';
import { resume } from './operations/resume.ts';
import { daysFacet } from './days-facet.ts';
import { caseNeeds } from './case-needs.ts';

export const casesFeature = defineFeature({
  name: 'cases',
  contract: casesContract,
  activities: casesActivities,
  operations: { board, listStage, moveStage, hold, resume },
  needs: caseNeeds,
  facets: [daysFacet],
});
