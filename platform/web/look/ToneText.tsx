import type { ReactElement, ReactNode } from 'react';

/** How urgent it is. */
export type Tone = 'good' | 'soon' | 'late' | 'none';

/** Each tone has a shape of its own, so that color is never alone. */
export const TONE_GLYPHS: Readonly<Record<Tone, string>> = { good: '✓', soon: '◐', late: '!', none: '–' };
const COLORS: Readonly<Record<Tone, string>> = {
  good: 'var(--redress-good)',
  soon: 'var(--redress-soon)',
  late: 'var(--redress-late)',
  none: 'inherit',
};

interface ToneTextProps {
  readonly tone: Tone;
  /** Another shape than that of the tone; '' for none. */
  readonly glyph?: string;
  readonly title?: string;
  /** A sentence may break; the words of a cell stay on one line. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** Words with the shape and color of their tone. */
export function ToneText({ tone, glyph = TONE_GLYPHS[tone], title, wraps = false, children }: ToneTextProps): ReactElement {
  return (
    <span style={{ color: COLORS[tone], ...(!wraps && { whiteSpace: 'nowrap' }) }} title={title}>
      {glyph !== '' && <span aria-hidden="true">{glyph} </span>}
      {children}
    </span>
  );
}
