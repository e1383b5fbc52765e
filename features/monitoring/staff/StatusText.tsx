import type { ReactElement } from 'react';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { STATUS_WORDS, type ConnectionStatus } from '../rules/status-words.ts';

/** Shape, color and words of the status of a connection. */
export function StatusText({ status, isPulling }: { readonly status: ConnectionStatus; readonly isPulling: boolean }): ReactElement {
  const { words, tone } = STATUS_WORDS[status];
  return <ToneText tone={tone}>{isPulling ? 'Being asked' : words}</ToneText>;
}
