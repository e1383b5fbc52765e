import type { Operation } from '../../../../platform/server/feature.ts';
import type { answersContract } from '../../contract.ts';
import { viewFullAnswer } from '../answer-view.ts';
import { noAnswer } from '../hold-answer.ts';
import { findAnswer } from '../store.ts';

export const get: Operation<typeof answersContract.get> = async ({ db, input, services, shows }) => {
  const found = await findAnswer(db, input.id);
  if (!found) return noAnswer();
  const { answer, contactIds } = await viewFullAnswer(db, services.sealer, found);
  shows(...contactIds);
  return answer;
};
