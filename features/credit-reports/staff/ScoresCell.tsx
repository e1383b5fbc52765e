import type { ReactElement } from 'react';
import { StateStrip } from '../../../platform/web/look/StateStrip.tsx';
import type { CellProps } from '../../../platform/web/screens.ts';
import type { BureauScores } from '../rules/bureau-numbers.ts';
import { numberSegments } from '../rules/bureau-segments.ts';

/** The newest score each bureau's report has. */
export function ScoresCell({ value }: CellProps<BureauScores>): ReactElement {
  return <StateStrip segments={numberSegments(value, scoreWord)} />;
}

function scoreWord(score: number | null): string {
  return score === null ? 'no score' : `score ${score}`;
}
