import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { recipientsContract } from '../../contract.ts';
import { isSamePlace } from '../../rules/mailing-address.ts';
import { alikeIn, nameKey } from '../../rules/recipient-names.ts';
import { foundIn } from '../../rules/report-contacts.ts';
import { newestContacts } from '../find-in-reports.ts';
import { findByNames } from '../store.ts';
import { listStoredAddresses } from '../store/addresses.ts';
import { listCalled } from '../store/list.ts';

const MOST_SIMILAR = 3;

export const suggestFromReports: Operation<typeof recipientsContract.suggestFromReports> = async ({
  db,
  scope,
  input,
  services,
  shows,
}) => {
  if (!scope.may('credit-reports:view')) return refuse('app.notAllowed', 'Addresses in reports need permission to see credit reports.');
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  shows(contact.id);
  const found = await newestContacts(db, services.sealer, contact.id);
  if (!found) return { rows: [] };
  const asked = nameKey(input.name ?? '');
  const contacts = found.contacts.filter(({ name }) => asked === '' || nameKey(name).includes(asked));
  const known = await findByNames(
    db,
    contacts.map(({ name }) => name),
  );
  const alike = alikeIn(await listCalled(db));
  const rows = contacts.map(async ({ address, ...one }) => {
    const recipient = known.get(nameKey(one.name));
    const there = recipient && address ? await listStoredAddresses(db, recipient.id) : [];
    const similar = recipient ? [] : alike(one.name);
    return {
      ...one,
      reportId: found.reportId,
      address: address && { lines: [...address.lines], city: address.city, state: address.state, zip: address.zip },
      foundIn: foundIn(one, found.reportDate),
      known: recipient ? { id: recipient.id, name: recipient.name, kind: recipient.kind, removed: recipient.removedAt !== null } : null,
      inBook: address !== null && there.some((other) => isSamePlace(other, address)),
      similar: [...new Map(similar.map(({ id, name, kind }) => [id, { id, name, kind }])).values()].slice(0, MOST_SIMILAR),
    };
  });
  return { rows: await Promise.all(rows) };
};
