// The case of a contact, held still for a change.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { CLIENT_STAGES, type ClientStage } from '../../contacts/rules/stages.ts';
import { findContact, type Contact } from '../../contacts/server/public.ts';
import type { CaseCard } from '../contract.ts';
import { lockCase } from './store.ts';

export interface OpenCase {
  readonly contact: Contact;
  readonly stage: ClientStage;
}

/** The case, which nobody else changes before this transaction ends; or why it cannot be changed. */
export async function openCase(
  db: Db,
  scope: StaffScope,
  input: { readonly contactId: string; readonly version: number },
): Promise<OpenCase | Refusal> {
  await lockCase(db, input.contactId);
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return refuse('contacts.notFound', 'There is no such contact.');
  if (contact.archivedAt !== null) return refuse('contacts.archived', 'This contact is archived. Restore it first.');
  const stage = CLIENT_STAGES.find((known) => known === contact.stage);
  if (contact.category !== 'client' || !stage) return refuse('cases.notAClient', 'This contact is not a client, so there is no case.');
  if (contact.version !== input.version)
    return refuse(
      'cases.changedMeanwhile',
      'Somebody changed this client since you opened it. Look at it as it is now, then decide again.',
    );
  return { contact, stage };
}

/** The case as its card shows it after a change. */
export async function viewCard(db: Db, scope: StaffScope, contactId: string): Promise<CaseCard> {
  const contact = await findContact(db, scope, contactId);
  const stage = CLIENT_STAGES.find((known) => known === contact?.stage);
  if (!contact || !stage) throw new Error('The case just changed is not there.');
  return {
    id: contact.id,
    version: contact.version,
    name: contact.name,
    stage,
    stageSince: (contact.stageSince ?? contact.createdAt).toISOString(),
    ownerId: contact.ownerId,
    onHoldSince: contact.onHoldSince?.toISOString() ?? null,
    holdReason: contact.holdReason,
    followUpOn: contact.followUpOn,
  };
}
