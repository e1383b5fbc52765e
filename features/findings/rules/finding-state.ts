// The state of a finding on its way from a question to a dispute.
import type { FindingAnswer } from '../contract.ts';

export type FindingState = 'open' | 'asked' | 'confirmed' | 'disputed' | 'right' | 'unsure' | 'set-aside';
export const FINDING_STATES = {
  open: 'To ask',
  asked: 'Waiting for the client',
  confirmed: 'Wrong, says the client',
  disputed: 'In a dispute',
  right: 'Right, says the client',
  unsure: 'The client is not sure',
  'set-aside': 'Set aside',
} as const satisfies Record<FindingState, string>;

export function findingState(answer: Pick<FindingAnswer, 'answer' | 'disputedAt'> | null): FindingState {
  if (answer === null) return 'open';
  if (answer.disputedAt !== null) return 'disputed';
  return answer.answer === 'wrong' ? 'confirmed' : answer.answer;
}
