// The case of a contact, held still for a change.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { CLIENT_STAGES, type ClientStage } from '../../contacts/rules/stages.ts';
import { findContact, type Contact } from '../../contacts/server/public.ts';
import type { CaseCard } from '../contract.ts';
import { sayHoldOf } from './hold-of.ts';
import { lockCase } from './store.ts';

export interface LockedCase {
  readonly contact: Contact;
  readonly stage: ClientStage;
}

/** The case, which no one else changes before this transaction ends; or why it cannot be changed. */
export async function lockAndLoadCase(
  db: Db,
  scope: StaffScope,
  input: { readonly contactId: string; readonly version: number },
): Promise<LockedCase | Refusal> {
  await lockCase(db, input.contactId);
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  if (contact.archivedAt !== null) return contactArchived.refuse();
  const stage = CLIENT_STAGES.find((known) => known === contact.stage);
  if (contact.category !== 'client' || !stage) return refuse('cases.notAClient', 'This contact is not a client, so there is no case.');
  if (contact.version !== input.version) return changedMeanwhile.refuse();
  return { contact, stage };
}

/** The case as its card shows it after a change. */
export async function viewCard(db: Db, scope: StaffScope, contactId: string): Promise<CaseCard> {
  const contact = await findContact(db, scope, contactId);
  const stage = CLIENT_STAGES.find((known) => known === contact?.stage);
  if (!contact || !stage) throw new Error('The case that was just changed was not found.');
  return {
    id: contact.id,
    version: contact.version,
    name: contact.name,
    stage,
    stageSince: (contact.stageSince ?? contact.createdAt).toISOString(),
    ownerId: contact.ownerId,
    onHoldSince: contact.onHoldSince?.toISOString() ?? null,
    holdKind: contact.holdKind,
    hold: sayHoldOf(contact),
    followUpOn: contact.followUpOn,
  };
}
