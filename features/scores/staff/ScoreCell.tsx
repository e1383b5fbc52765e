import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { LatestScore } from '../contract.ts';
import { changeText } from '../rules/score-words.ts';

/** A score and how it moved against the one before, of the same model; '–' when the bureau gave none. */
export function ScoreCell({ latest }: { readonly latest: LatestScore | null }): ReactElement {
  if (!latest)
    return (
      <Text span c="dimmed">
        <span aria-hidden="true">–</span>
        <span className="redress-hidden-text">no score</span>
      </Text>
    );
  return (
    <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {latest.value} {latest.sinceLast !== null && <Change points={latest.sinceLast} />}
    </span>
  );
}

/** '+12' with an arrow, so that color is never alone. */
export function Change({ points }: { readonly points: number }): ReactElement {
  const tone = points > 0 ? 'var(--redress-good)' : points < 0 ? 'var(--redress-late)' : 'var(--mantine-color-dimmed)';
  return (
    <span style={{ color: tone, fontSize: 'var(--mantine-font-size-xs)' }}>
      <span aria-hidden="true">
        {points > 0 ? '▲' : points < 0 ? '▼' : '='} {Math.abs(points)}
      </span>
      <span className="redress-hidden-text">{changeText(points)}</span>
    </span>
  );
}
