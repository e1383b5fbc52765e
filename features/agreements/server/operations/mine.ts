import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementsContract } from '../../contract.ts';
import { currentAgreement, periodOf } from '../../rules/agreement-status.ts';
import { sayToClient } from '../../rules/portal-words.ts';
import { listWorkFacts } from '../may-work.ts';
import { findOwnAgreement } from '../store.ts';
import { listRecordedDays } from '../store/by-contact.ts';

export const mine: Operation<typeof agreementsContract.mine> = async ({ db, scope, now, zone }) => {
  const facts = (await listWorkFacts(db, [scope.contactId], { now, zone })).get(scope.contactId);
  if (!facts) return { sentence: null, from: null, canceled: false, cancelable: null };
  const days = (await listRecordedDays(db, [scope.contactId])).get(scope.contactId);
  const current = days && currentAgreement(days.agreements, facts.state);
  const agreement = current && (await findOwnAgreement(db, scope, current.id));
  const cancelable = agreement
    ? {
        id: agreement.id,
        version: agreement.version,
        signedOn: agreement.signedOn,
        cancelThrough: periodOf(agreement, facts.state).cancelThrough,
      }
    : null;
  return { ...sayToClient(facts, scope.language), cancelable };
};
