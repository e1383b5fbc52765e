import type { Stage } from '../rules/stages.ts';

/** Stages of leads and of cases as the office says them. */
export const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  'consult-booked': 'Consult booked',
  'consult-done': 'Consult done',
  'agreement-sent': 'Agreement sent',
  lost: 'Lost',
  onboarding: 'Onboarding',
  analysis: 'Analysis',
  'round-preparing': 'Preparing a round',
  'awaiting-responses': 'Awaiting responses',
  'responses-in': 'Responses in',
  'graduation-ready': 'Ready to graduate',
  graduated: 'Graduated',
  cancelled: 'Cancelled',
};
