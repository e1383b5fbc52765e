import type { Feature } from '../../../platform/server/feature.ts';
import { casesContract } from '../contract.ts';
import { board } from './operations/board.ts';
import { hold } from './operations/hold.ts';
import { listStage } from './operations/list-stage.ts';
import { moveStage } from './operations/move-stage.ts';
import { resume } from './operations/resume.ts';
import { summaries } from './operations/summaries.ts';

export const casesFeature: Feature<typeof casesContract> = {
  name: 'cases',
  contract: casesContract,
  operations: { summaries, board, listStage, moveStage, hold, resume },
};
