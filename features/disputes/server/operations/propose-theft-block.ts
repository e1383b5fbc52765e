import { addBusinessDays } from '../../../../platform/base/business-days.ts';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { listHeldDocuments } from '../../../files/server/public.ts';
import { BUREAU_KEYS } from '../../../recipients/rules/shipped-recipients.ts';
import { addressForKey } from '../../../recipients/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { BLOCK_DAYS, proposeBlocks } from '../../rules/theft-block.ts';
import { loadWorkedReport, viewDraft } from '../draft-view.ts';
import { findDraft } from '../store.ts';

/** The draft says which entries the client calls identity theft, and what speaks against it. */
export const proposeTheftBlock: Operation<typeof disputesContract.proposeTheftBlock> = async (call) => {
  const { db, scope, input, services, now, zone, shows } = call;
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  shows(contact.id);
  const round = await findDraft(db, services.sealer, contact.id);
  if (!round) return { blocks: [] };
  const { items } = await viewDraft(call, contact, round, await loadWorkedReport(call, round.reportId));
  const today = civilDateAt(now, zone);
  const held = (await listHeldDocuments(db, contact.id, today)).flatMap(({ kind }) => kind ?? []);
  const blocks = [];
  for (const { papers, items: own, doubts, ...block } of proposeBlocks(items, held)) {
    const address = await addressForKey(db, BUREAU_KEYS[block.bureau], 'identity-theft');
    blocks.push({
      ...block,
      items: [...own],
      papers: [...papers],
      doubts: [...doubts],
      ready: block.ready && !isRefusal(address),
      address: isRefusal(address)
        ? { lines: [], problem: address.message }
        : { lines: [address.address.name, ...address.address.lines], problem: null },
      dueIfToday: addBusinessDays(today, BLOCK_DAYS),
    });
  }
  return { blocks };
};
