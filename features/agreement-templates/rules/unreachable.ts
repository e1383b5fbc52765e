// Parts of a template that no client could ever see, which are mistakes of the writer.
import type { OutlineLine } from '../../../platform/base/document/outline.ts';
import type { DocumentFinding } from '../../../platform/base/document/document-finding.ts';

const STATE = /^when (not )?state\.([A-Z]{2})$/;

/** Conditions that contradict those around them or the states the template is for (none = all states). */
export function findUnreachable(lines: readonly OutlineLine[], states: readonly string[]): readonly DocumentFinding[] {
  return lines.flatMap((line) => {
    if (line.kind !== 'when' || !contradicts(line.text, line.within, states)) return [];
    const sentence =
      'No client can ever see this part, because its condition contradicts the conditions around it or the states of the template.';
    return [{ code: 'unreachable', citation: null, sentence, path: [...line.path], phrase: null }];
  });
}

function contradicts(condition: string, within: readonly string[], states: readonly string[]): boolean {
  const opposite = condition.startsWith('when not ') ? condition.replace('when not ', 'when ') : condition.replace('when ', 'when not ');
  if (within.includes(opposite)) return true;
  const [, negated, state = ''] = STATE.exec(condition) ?? [];
  if (state === '') return false;
  if (negated !== undefined) return states.length === 1 && states[0] === state;
  const otherState = within.some((name) => {
    const [, no, other = ''] = STATE.exec(name) ?? [];
    return other !== '' && no === undefined && other !== state;
  });
  return otherState || (states.length > 0 && !states.includes(state));
}
