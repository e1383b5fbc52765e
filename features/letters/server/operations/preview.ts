import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { findDraft } from '../../../disputes/server/public.ts';
import type { lettersContract } from '../../contract.ts';
import { composeRound } from '../compose-round.ts';

export const preview: Operation<typeof lettersContract.preview> = async ({ db, scope, input, now, services }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return refuse('contacts.notFound', 'There is no such contact.');
  const round = await findDraft(db, contact.id);
  if (!round) return { letters: [], problems: [] };
  return composeRound(db, services.sealer, contact, round, { date: civilDateAt(now, OFFICE_ZONE), draft: true });
};
