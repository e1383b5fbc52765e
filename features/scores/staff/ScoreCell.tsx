import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ScoreStanding } from '../contract.ts';
import { changeText } from '../rules/score-words.ts';

/** A score and how it moved against the one before, of the same model; '–' when the bureau gave none. */
export function ScoreCell({ standing }: { readonly standing: ScoreStanding | null }): ReactElement {
  if (!standing)
    return (
      <Text span c="dimmed">
        <span aria-hidden="true">–</span>
        <span className="redress-hidden-text">no score</span>
      </Text>
    );
  return (
    <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {standing.value} {standing.sinceLast !== null && <Change points={standing.sinceLast} />}
    </span>
  );
}

/** '+12' with an arrow, so that colour is never alone. */
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
