// Questions about the whole file: what the client answered counts against every item, and not only at the line it was asked about.
import type { FileStatementKind } from '../../disputes/rules/file-statements.ts';

export const EVER_BANKRUPT = 'Did you ever file for bankruptcy, alone or with a spouse?';

/** What an answer says of the whole file; undefined for other questions, and where nothing was said. */
export function saidOfFile({
  question,
  answer,
  wrongAnswer,
}: {
  readonly question: string;
  readonly answer: string;
  readonly wrongAnswer: 'yes' | 'no';
}): FileStatementKind | undefined {
  if (question !== EVER_BANKRUPT || (answer !== 'right' && answer !== 'wrong')) return undefined;
  const isYes = (answer === 'wrong') === (wrongAnswer === 'yes');
  return isYes ? 'bankruptcy' : 'no-bankruptcy';
}
