import type { ReactElement } from 'react';
import { StateStrip } from '../../../platform/web/look/StateStrip.tsx';
import type { CellProps } from '../../../platform/web/screens.ts';
import { bureauSegments } from '../../credit-reports/rules/bureau-segments.ts';
import { changeText } from '../../scores/rules/score-words.ts';
import type { ScoreChangeValue } from '../rules/segment-figures.ts';

/** Points since the first score of the same model, at each bureau. */
export function ScoreChangeCell({ value }: CellProps<ScoreChangeValue>): ReactElement {
  const state = (change: ScoreChangeValue['EQ']) =>
    change === null
      ? ({ tone: 'none', label: 'no second score of one model' } as const)
      : ({
          tone: 'neutral',
          label: `${changeText(change.change)} since the first, ${change.model}`,
          glyph: change.change > 0 ? `+${change.change}` : String(change.change),
        } as const);
  return <StateStrip segments={bureauSegments({ EQ: state(value.EQ), EX: state(value.EX), TU: state(value.TU) })} />;
}
