import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementsContract } from '../../contract.ts';
import { NOTICE_WORDS } from '../../rules/agreement-words.ts';
import { writeAgreementFacet } from '../agreement-facet.ts';
import { aboutAgreement } from '../agreement-view.ts';
import { findOwnAgreement, lockAgreements, setCancelled } from '../store.ts';

/**
 * The client's own notice, at any time of the term, without a reason and in force at once: every door of work asks whether the agreement was
 * canceled, so rounds, letters that were not mailed and charges stop with this transaction (15 U.S.C. 1679e(a)).
 */
export const cancelMine: Operation<typeof agreementsContract.cancelMine> = async ({ db, scope, input, now, zone, record }) => {
  await lockAgreements(db, scope.contactId);
  const agreement = await findOwnAgreement(db, scope, input.id);
  if (!agreement || agreement.removedAt !== null) return refuse('agreements.notFound', 'There is no such agreement.');
  if (agreement.cancelledOn !== null) return refuse('agreements.alreadyCancelled', 'You canceled this agreement already.');
  // Never before the day of signing, where the client's day is a later one than the office's.
  const today = civilDateAt(now, zone);
  const cancelledOn = today < agreement.signedOn ? agreement.signedOn : today;
  const canceled = agreement.version === input.version && (await setCancelled(db, agreement, { on: cancelledOn, how: 'portal' }));
  if (!canceled) return changedMeanwhile.refuse();
  await writeAgreementFacet(db, scope.contactId);
  record({
    ...aboutAgreement(agreement, 'canceled by the client, in the portal'),
    before: { cancelledOn: null },
    after: { cancelledOn, told: NOTICE_WORDS.portal },
  });
  return { cancelledOn };
};
