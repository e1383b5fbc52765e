// Where a lead or a case is. Alerts (overdue, unpaid) are computed elsewhere and are never stages.

export const CATEGORIES = ['lead', 'client', 'affiliate', 'furnisher', 'provider', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];
/** Categories as the office says them. */
export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  lead: 'Lead',
  client: 'Client',
  affiliate: 'Affiliate',
  furnisher: 'Furnisher',
  provider: 'Provider',
  other: 'Other',
};
export const URGENCIES = ['Low', 'Medium', 'High', 'Critical'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Stages a lead is moved to by hand; losing one asks why. */
export const OPEN_LEAD_STAGES = ['new', 'contacted', 'consult-booked', 'consult-done', 'agreement-sent'] as const;
export const LEAD_STAGES = [...OPEN_LEAD_STAGES, 'lost'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];
export const CLIENT_STAGES = [
  'onboarding',
  'analysis',
  'round-preparing',
  'awaiting-responses',
  'responses-in',
  'graduation-ready',
  'graduated',
  'cancelled',
] as const;
export type ClientStage = (typeof CLIENT_STAGES)[number];
export const STAGES = [...LEAD_STAGES, ...CLIENT_STAGES] as const;
export type Stage = (typeof STAGES)[number];

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
  cancelled: 'Canceled',
};

/** Onboarding is meant to take a week; longer is stuck. */
export const STUCK_DAYS = 7;

/** The stages a category has; none for those that are not worked in steps. */
export function stagesOf(category: Category): readonly Stage[] {
  if (category === 'lead') return LEAD_STAGES;
  return category === 'client' ? CLIENT_STAGES : [];
}

/**
 * Stages that may be set like any other field. Losing a lead and reopening it have steps of their own, and each stage of a case asks
 * for something (features/cases), so these are never set in passing.
 */
export function freeStagesOf({ category, stage }: { readonly category: Category; readonly stage: Stage | null }): readonly Stage[] {
  return category === 'lead' && stage !== 'lost' ? OPEN_LEAD_STAGES : [];
}

/** Where someone of this category begins; null for those without stages. */
export function firstStage(category: Category): Stage | null {
  return stagesOf(category)[0] ?? null;
}
