import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { compareJob } from '../jobs.ts';
import { findMatch, insertMatch, listStanding, undoMatches } from '../store/matches.ts';
import { lockReports } from '../store/states.ts';
import { findConflict, isSamePair } from '../match-conflict.ts';

export const decideMatch: Operation<typeof creditReportsContract.decideMatch> = async ({ db, scope, input, now, record, enqueue }) => {
  const { contactId, kind, a, b } = input;
  if (!(await findContact(db, scope, contactId))) return refuse('contacts.notFound', 'There is no such contact.');
  await lockReports(db, contactId);
  const standing = await listStanding(db, contactId);
  const conflict = findConflict(standing, input);
  if (conflict !== undefined) return refuse('creditReports.matchImpossible', conflict);
  // What is said of a pair later takes the place of what was said before.
  await undoMatches(db, standing.filter((one) => isSamePair(one, input)).map(({ id }) => id), now);
  const id = newId(now);
  await insertMatch(db, { id, contactId, kind, a, b, at: now, byId: scope.userId, byName: scope.name });
  await enqueue(compareJob, { contactId });
  const name = ({ heading, accountNumberMasked }: typeof a): string => `${heading} ${accountNumberMasked}`.trim();
  record({
    contactId, subject: { type: 'account-match', id }, summary: `${name(a)} (${a.bureau}) and ${name(b)} (${b.bureau}) are ${kind === 'same' ? 'one account' : 'not the same account'}`,
    after: { kind, a: name(a), b: name(b) },
  });
  const match = await findMatch(db, scope, id);
  if (!match) throw new Error('The decision just written is not there.');
  const { contactId: _contact, ...shown } = match;
  return shown;
};
