// Whether the client, or a paper of theirs, said something of a line.
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { AnalysisInput, ClientStatement } from '../finding.ts';

interface Line {
  readonly bureau: Bureau | null;
  readonly lineKey: string | null;
}

/** The statement of `kind` about this very line; a statement about no line says nothing of one. */
export function saidAboutLine(input: AnalysisInput, kind: ClientStatement['kind'], { bureau, lineKey }: Line): ClientStatement | undefined {
  return said(input, kind).find(
    (statement) =>
      statement.lineKey !== undefined &&
      statement.lineKey === lineKey &&
      (statement.bureau === undefined || bureau === null || statement.bureau === bureau),
  );
}

/** Every statement of `kind`. */
export function said(input: AnalysisInput, kind: ClientStatement['kind']): readonly ClientStatement[] {
  return input.client.statements.filter((statement) => statement.kind === kind);
}
