import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { progressPortalContract } from '../../contract.ts';
import { issuePass } from '../preview-pass.ts';
import { findPreviewed } from '../store/previewed.ts';

export const openPreview: Operation<typeof progressPortalContract.openPreview> = async ({
  db,
  scope,
  input,
  now,
  services,
  record,
  shows,
}) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const client = await findPreviewed(db, contact.id);
  if (!client) return refuse('progressPortal.notAClient', 'Only clients have a portal, and this contact is not a client now.');
  const { pass, expiresAt } = issuePass(services.sealer, contact.id, scope.sessionId, now);
  shows(contact.id);
  record({
    contactId: contact.id,
    subject: { type: 'contact', id: contact.id },
    summary: 'Portal opened as the client sees it, to read only',
  });
  return { pass, name: client.name, hasLogin: client.userId !== null, expiresAt: expiresAt.toISOString() };
};
