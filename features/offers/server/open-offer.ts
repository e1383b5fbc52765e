// An open offer that staff change, with its contact; both held until the transaction ends.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { findContact, type Contact } from '../../contacts/server/public.ts';
import { findOffer, lockOffers, type StoredOffer } from './store.ts';

export async function openStaffOffer(
  { db, scope, services }: { readonly db: StaffDb; readonly scope: StaffScope; readonly services: Services },
  id: string,
): Promise<{ readonly offer: StoredOffer; readonly contact: Contact } | Refusal> {
  const found = await findOffer(db, services.sealer, id);
  const contact = found && (await findContact(db, scope, found.contactId));
  if (!found || !contact) return refuse('offers.notFound', 'There is no such offer.');
  await lockOffers(db, contact.id);
  const offer = await findOffer(db, services.sealer, id);
  if (!offer) return refuse('offers.notFound', 'There is no such offer.');
  return offer.endedAt === null ? { offer, contact } : refuse('offers.ended', 'This offer was signed or withdrawn already.');
}
