import type { ClientStage } from '../../contacts/rules/stages.ts';

/** Stages a client leaves for 'awaiting-responses' by themselves once letters were mailed. */
const BEFORE_MAILING: readonly ClientStage[] = ['onboarding', 'analysis', 'round-preparing', 'responses-in'];

/** True when a client of this stage waits for answers after letters were mailed. */
export function awaitsAfterMailing(stage: ClientStage): boolean {
  return BEFORE_MAILING.includes(stage);
}
