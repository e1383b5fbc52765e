import type { ReactElement } from 'react';
import classes from './StateStrip.module.css';
import { TONE_GLYPHS, type Tone } from './ToneText.tsx';

export interface StripState {
  readonly tone: Tone | 'neutral';
  readonly label: string;
  readonly glyph?: string;
}
export interface StripSegment extends StripState {
  /** Two letters. */
  readonly short: string;
  readonly name: string;
}

/** One cell for each segment with its state: shape, color, and words for assistive technology. */
export function StateStrip({ segments }: { readonly segments: readonly StripSegment[] }): ReactElement {
  return (
    <span className={classes['strip']} role="list">
      {segments.map(({ short, name, tone, label, glyph = tone === 'neutral' ? '●' : TONE_GLYPHS[tone] }) => {
        const words = `${name}: ${label}`;
        return (
          <span key={short} role="listitem" className={classes['cell']} data-tone={tone} title={words}>
            <span aria-hidden="true">
              <span className={classes['short']}>{short}</span> {glyph}
            </span>
            <span className="redress-hidden-text">{words}</span>
          </span>
        );
      })}
    </span>
  );
}
