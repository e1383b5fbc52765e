import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { compareJob } from '../jobs.ts';
import { findMatch, undoMatches } from '../store/matches.ts';
import { lockReports } from '../store/states.ts';

export const undoMatch: Operation<typeof creditReportsContract.undoMatch> = async ({ db, scope, input, now, record, enqueue }) => {
  const match = await findMatch(db, scope, input.id);
  if (!match) return refuse('creditReports.matchNotFound', 'There is no such decision.');
  const { contactId, ...shown } = match;
  await lockReports(db, contactId);
  if (!(await undoMatches(db, [input.id], now))) return refuse('creditReports.matchNotFound', 'This decision was taken back already.');
  await enqueue(compareJob, { contactId });
  record({ contactId, subject: { type: 'account-match', id: match.id }, summary: `What was said of ${match.a.heading} and ${match.b.heading} was taken back`, before: { kind: match.kind } });
  return { ...shown, undoneAt: now.toISOString() };
};
