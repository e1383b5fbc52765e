import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import type { retentionContract } from '../../contract.ts';
import { judgeContact } from '../judge-contact.ts';
import { listHolds } from '../store/holds.ts';
import { viewHold } from '../views.ts';

export const ofContact: Operation<typeof retentionContract.ofContact> = async ({ db, input: { contactId }, now, zone, services }) => {
  const judged = await judgeContact(db, services.catalog, contactId, { now, zone });
  if (!judged) return contactNotFound.refuse();
  const holds = await listHolds(db, services.sealer, contactId);
  return {
    since: judged.since,
    closed: judged.closed,
    disposedAt: judged.life.disposedAt?.toISOString() ?? null,
    kinds: judged.kinds.map(({ kind: { key, name, group }, must, due, stays }) => ({
      key,
      name,
      what: group,
      mustUntil: must?.until ?? null,
      law: must?.source ?? null,
      due,
      onRequest: stays === null,
      stays,
    })),
    holds: holds.map(viewHold),
  };
};
