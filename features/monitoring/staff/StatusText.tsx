import type { ReactElement } from 'react';
import { STATUS_WORDS, type ConnectionStatus } from '../rules/status-words.ts';

const GLYPHS = { good: '✓', soon: '◐', late: '!', none: '–' } as const;
const COLORS = { good: 'var(--redress-good)', soon: 'var(--redress-soon)', late: 'var(--redress-late)', none: 'inherit' } as const;

/** Shape, colour and words of how a connection stands. */
export function StatusText({ status, isPulling }: { readonly status: ConnectionStatus; readonly isPulling: boolean }): ReactElement {
  const { words, tone } = STATUS_WORDS[status];
  return (
    <span style={{ color: COLORS[tone], whiteSpace: 'nowrap' }}>
      <span aria-hidden="true">{GLYPHS[tone]} </span>
      {isPulling ? 'Being asked' : words}
    </span>
  );
}
