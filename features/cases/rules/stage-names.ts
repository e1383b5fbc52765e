// The names of the stages of a case.
import type { ClientStage } from '../../contacts/rules/stages.ts';

export const STAGE_NAMES: Readonly<Record<ClientStage, string>> = {
  onboarding: 'Onboarding',
  analysis: 'Analysis',
  'round-preparing': 'Preparing a round',
  'awaiting-responses': 'Awaiting responses',
  'responses-in': 'Responses in',
  'graduation-ready': 'Ready to graduate',
  graduated: 'Graduated',
  cancelled: 'Canceled',
};
