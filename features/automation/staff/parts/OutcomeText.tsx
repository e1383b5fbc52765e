import type { ReactElement } from 'react';
import { ToneText } from '../../../../platform/web/look/ToneText.tsx';
import type { AutomationRun } from '../../contract.ts';

export const OUTCOME_LABELS = { done: 'Done', skipped: 'Skipped', failed: 'Failed' } as const satisfies Readonly<
  Record<AutomationRun['outcome'], string>
>;
const TONES = { done: 'good', skipped: 'none', failed: 'late' } as const;

/** What a run did, or with `isTried` what it would have done. */
export function OutcomeText({ outcome, isTried = false }: Pick<AutomationRun, 'outcome'> & { readonly isTried?: boolean }): ReactElement {
  return <ToneText tone={TONES[outcome]}>{isTried && outcome === 'done' ? 'Would act' : OUTCOME_LABELS[outcome]}</ToneText>;
}
