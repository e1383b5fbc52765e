import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { accountMatchingContract } from '../../contract.ts';
import { findConflict, isSamePair } from '../../rules/match-conflict.ts';
import { findMatches, listReplaced, listCurrentMatches, lockMatches, restoreMatches, undoMatches } from '../store.ts';

export const undo: Operation<typeof accountMatchingContract.undo> = async ({ db, scope, input, now, services, record }) => {
  const { contactId } = input;
  await lockMatches(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const ids = [...new Set(input.ids)];
  const found = await findMatches(db, services.sealer, contactId, ids);
  if (found.length < ids.length) return refuse('accountMatching.notFound', 'There is no such decision.');
  const undone = found.filter(({ undoneAt }) => undoneAt === null);
  const [first] = undone;
  if (!first) return refuse('accountMatching.notFound', 'This decision was already undone.');
  await undoMatches(
    db,
    undone.map(({ id }) => id),
    now,
  );
  // The decisions that these replaced apply again, unless a later decision conflicts with them.
  const standing = [...(await listCurrentMatches(db, contactId))];
  for (const before of await listReplaced(
    db,
    contactId,
    undone.map(({ decidedAt }) => new Date(decidedAt)),
  )) {
    if (
      !undone.some((one) => isSamePair(one, before)) ||
      standing.some((one) => isSamePair(one, before)) ||
      findConflict(standing, [before]) !== undefined
    )
      continue;
    await restoreMatches(db, [before.id]);
    standing.push(before);
  }
  record({
    contactId,
    subject: { type: 'account-match', id: first.id },
    summary: `Decision about ${first.a.heading} (${first.a.bureau}) and ${first.b.heading} (${first.b.bureau}) undone`,
    before: { decisions: undone.length, kind: first.kind },
  });
  return { rows: await findMatches(db, services.sealer, contactId, ids) };
};
