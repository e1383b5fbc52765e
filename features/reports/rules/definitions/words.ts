// Words that several reports share.
import { LEAD_STAGES, STAGE_LABELS } from '../../../contacts/rules/stages.ts';
import { DISPUTE_REASONS } from '../../../disputes/rules/dispute-reasons.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { ReportColumn } from '../report-definition.ts';

export const BUREAU = { label: 'Bureau', choices: BUREAU_NAMES } as const;
export const GROUNDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(DISPUTE_REASONS.map(({ code, label }) => [code, label])),
  none: 'No reason recorded',
};
export const NO_SOURCE = { none: 'No source' } as const;
/** Stages of leads; one that became a client has left them. */
export const LEAD_STATES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LEAD_STAGES.map((stage) => [stage, STAGE_LABELS[stage]])),
  converted: 'Became a client',
};

export const contact = (label: string): ReportColumn => ({ key: 'contact', label, kind: 'contact', width: 200 });
export const person = (label: string): ReportColumn => ({ key: 'person', label, kind: 'text', width: 160 });
export const LOCATION: ReportColumn = { key: 'location', label: 'Location', kind: 'text', width: 150 };
export const BUREAU_COLUMN: ReportColumn = { key: 'bureau', label: 'Bureau', kind: 'choice', choices: BUREAU_NAMES, width: 120 };
