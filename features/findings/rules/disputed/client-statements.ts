// Whether the client, or a paper of theirs, said something of a line.
import { sameLineKey } from '../../../account-matching/rules/line-key.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { AnalysisInput, ClientStatement } from '../finding.ts';

interface Line {
  readonly bureau: Bureau | null;
  readonly lineKey: string | null;
}

/** The statement of `kind` about this line, or about its account at every bureau; a statement about no line says nothing of one. */
export function saidAboutLine(input: AnalysisInput, kind: ClientStatement['kind'], { bureau, lineKey }: Line): ClientStatement | undefined {
  return said(input, kind).find(
    (statement) =>
      statement.lineKey !== undefined &&
      lineKey !== null &&
      // Each bureau masks the number in its own way, so a statement about the account goes by what both masks show.
      (statement.bureau === undefined
        ? sameLineKey(statement.lineKey, lineKey)
        : statement.lineKey === lineKey && (bureau === null || statement.bureau === bureau)),
  );
}

/** Every statement of `kind`. */
export function said(input: AnalysisInput, kind: ClientStatement['kind']): readonly ClientStatement[] {
  return input.client.statements.filter((statement) => statement.kind === kind);
}
