// The steps of a lead, and which way they lead.
import { ASKED_FOR_SILENCE } from '../../contacts/rules/asked-for-silence.ts';
import { LEAD_STAGES, OPEN_LEAD_STAGES as OPEN_STAGES, type LeadStage } from '../../contacts/rules/stages.ts';

export { OPEN_LEAD_STAGES as OPEN_STAGES, LEAD_STAGES, type LeadStage } from '../../contacts/rules/stages.ts';

export type OpenStage = (typeof OPEN_STAGES)[number];

export const STAGE_LABELS: Readonly<Record<LeadStage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  'consult-booked': 'Consult booked',
  'consult-done': 'Consult done',
  'agreement-sent': 'Agreement sent',
  lost: 'Lost',
};

export const LOST_REASONS = [
  'no-answer',
  'price',
  'not-now',
  'not-eligible',
  'another-company',
  'wrong-contact',
  'opted-out',
  'other',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];
export const LOST_REASON_LABELS: Readonly<Record<LostReason, string>> = {
  'no-answer': 'Never answered',
  price: 'Price',
  'not-now': 'Not now',
  'not-eligible': 'We cannot help',
  'another-company': 'Chose another company',
  'wrong-contact': 'Wrong person or number',
  'opted-out': ASKED_FOR_SILENCE,
  other: 'Another reason',
};

/** The reason as it is kept with the contact, to be read without a list. */
export function describeLoss(reason: LostReason, note: string): string {
  return note === '' ? LOST_REASON_LABELS[reason] : `${LOST_REASON_LABELS[reason]}: ${note}`;
}

/** Whether a stage is one of leads rather than of cases. */
export function isLeadStage(stage: string | null): stage is LeadStage {
  return LEAD_STAGES.some((known) => known === stage);
}

export function isOpenStage(stage: string | null): stage is OpenStage {
  return OPEN_STAGES.some((known) => known === stage);
}

/** The stage a lost lead is reopened at by default: the furthest one it is known to have reached. */
export function stageAfterReopening(lead: { readonly firstContactedAt: Date | null }): OpenStage {
  return lead.firstContactedAt === null ? 'new' : 'contacted';
}
