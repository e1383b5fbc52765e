import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { currentAgreement, standingOf } from '../../rules/agreement-status.ts';
import { lastDayAnywhere, longestWait } from '../../rules/cancellation-period.ts';
import { viewAgreement } from '../agreement-view.ts';
import { findAgreement, listAgreements } from '../store.ts';
import { listRecordedDays } from '../store/by-contact.ts';

export const list: Operation<typeof agreementsContract.list> = async ({ db, scope, input, now }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const { id, state } = contact;
  const recorded = (await listRecordedDays(db, [id])).get(id)?.agreements ?? [];
  const stands = currentAgreement(recorded, state);
  const current = stands && (await findAgreement(db, stands.id));
  const { rows, more } = await listAgreements(db, id, { after: input.after, limit: input.limit });
  return {
    standing: standingOf(recorded, state, lastDayAnywhere(now)),
    wait: longestWait(state, stands ? stands.state : state),
    current: current ? viewAgreement(current, state) : null,
    rows: rows.map((row) => viewAgreement(row, state)),
    next: more ? (rows.at(-1)?.id ?? null) : null,
  };
};
