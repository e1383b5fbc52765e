import type { ReactElement } from 'react';
import { describeStanding, standingLook, type Standing } from '../rules/standing-words.ts';

const LOOKS = {
  good: { glyph: '✓', color: 'var(--redress-good)' },
  soon: { glyph: '◐', color: 'var(--redress-soon)' },
  late: { glyph: '!', color: 'var(--redress-late)' },
  none: { glyph: '–', color: 'inherit' },
} as const;

/** How payments stand in one sentence, with its shape and colour. */
export function StandingText({ of }: { readonly of: Standing }): ReactElement {
  const { glyph, color } = LOOKS[standingLook(of).tone];
  return (
    <span style={{ color }}>
      <span aria-hidden="true">{glyph} </span>
      {describeStanding(of)}
    </span>
  );
}
