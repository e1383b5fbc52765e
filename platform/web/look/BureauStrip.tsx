import type { ReactElement } from 'react';
import classes from './BureauStrip.module.css';

export type StripBureau = 'EQ' | 'EX' | 'TU';
export type StripTone = 'neutral' | 'good' | 'soon' | 'late' | 'none';
export interface StripState {
  readonly tone: StripTone;
  readonly label: string;
  readonly glyph?: string;
}

const ORDER = ['EQ', 'EX', 'TU'] as const;
const NAMES: Readonly<Record<StripBureau, string>> = { EQ: 'Equifax', EX: 'Experian', TU: 'TransUnion' };
/** Each tone has a shape of its own, so that colour is never alone. */
const GLYPHS: Readonly<Record<StripTone, string>> = { neutral: '●', good: '✓', soon: '◐', late: '!', none: '–' };

/** Three cells, Equifax · Experian · TransUnion, with the state of one item there: shape, colour, and words for assistive technology. */
export function BureauStrip({ states }: { readonly states: Readonly<Record<StripBureau, StripState>> }): ReactElement {
  return (
    <span className={classes['strip']} role="list">
      {ORDER.map((bureau) => {
        const { tone, label, glyph } = states[bureau];
        const words = `${NAMES[bureau]}: ${label}`;
        return (
          <span key={bureau} role="listitem" className={classes['cell']} data-tone={tone} title={words}>
            <span aria-hidden="true">
              <span className={classes['bureau']}>{bureau}</span> {glyph ?? GLYPHS[tone]}
            </span>
            <span className="redress-hidden-text">{words}</span>
          </span>
        );
      })}
    </span>
  );
}
