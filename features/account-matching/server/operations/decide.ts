import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { AccountMatch, accountMatchingContract } from '../../contract.ts';
import { findConflict, isSamePair } from '../../rules/match-conflict.ts';
import { findMatches, insertMatch, listCurrentMatches, lockMatches, undoMatches } from '../store.ts';

/** Far more than any person's report gives reason for: each of them is looked up whenever a report is opened. */
const MOST_DECISIONS = 400;
/** How many pairs the activity describes in words. */
const MOST_DESCRIBED = 3;

export const decide: Operation<typeof accountMatchingContract.decide> = async ({ db, scope, input, now, services, record }) => {
  const { contactId, decisions } = input;
  await lockMatches(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const standing = await listCurrentMatches(db, contactId);
  if (standing.length + decisions.length > MOST_DECISIONS) {
    return refuse(
      'accountMatching.impossible',
      `There would be more than ${MOST_DECISIONS} decisions about the accounts of this contact. Undo some first.`,
    );
  }
  const conflict = findConflict(standing, decisions);
  if (conflict !== undefined) return refuse('accountMatching.impossible', conflict);
  // What is said of a pair later takes the place of what was said before.
  await undoMatches(
    db,
    standing.filter((one) => decisions.some((other) => isSamePair(one, other))).map(({ id }) => id),
    now,
  );
  const ids = decisions.map(() => newId(now));
  for (const [at, { kind, a, b }] of decisions.entries())
    await insertMatch(db, services.sealer, { id: ids[at] ?? '', contactId, kind, a, b, at: now, byId: scope.userId, byName: scope.name });
  const [first = ''] = ids;
  record({
    contactId,
    subject: { type: 'account-match', id: first },
    summary: describeDecisions(decisions),
    after: { decisions: decisions.slice(0, MOST_DESCRIBED).map(({ kind, a, b }) => ({ kind, a: name(a), b: name(b) })) },
  });
  return { rows: await findMatches(db, services.sealer, contactId, ids) };
};

const name = ({ heading, accountNumberMasked, bureau }: AccountMatch['a']): string =>
  `${heading} ${accountNumberMasked}`.trim() + ` (${bureau})`;

function describeDecisions(decisions: readonly Pick<AccountMatch, 'kind' | 'a' | 'b'>[]): string {
  const described = decisions
    .slice(0, MOST_DESCRIBED)
    .map(({ kind, a, b }) => `${name(a)} and ${name(b)} are ${kind === 'same' ? 'one account' : 'not the same account'}`);
  const more = decisions.length - described.length;
  return described.join('; ') + (more > 0 ? `; ${more} more ${more === 1 ? 'pair' : 'pairs'}` : '');
}
