import type { ReactElement } from 'react';
import { ToneText } from '../../../../platform/web/look/ToneText.tsx';
import type { AutomationRun } from '../../contract.ts';

export const OUTCOME_LABELS = { done: 'Done', skipped: 'Skipped', failed: 'Failed' } as const satisfies Readonly<
  Record<AutomationRun['outcome'], string>
>;
const TONES = { done: 'good', skipped: 'none', failed: 'late' } as const;

export function OutcomeText({ outcome }: Pick<AutomationRun, 'outcome'>): ReactElement {
  return <ToneText tone={TONES[outcome]}>{OUTCOME_LABELS[outcome]}</ToneText>;
}
