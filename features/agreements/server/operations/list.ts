import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import { zoneOfContact } from '../../../contacts/rules/contact-zone.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { currentAgreement, standingOf } from '../../rules/agreement-status.ts';
import { dayOfClient, longestWait } from '../../rules/cancellation-period.ts';
import { mayWork } from '../may-work.ts';
import { viewAgreement } from '../agreement-view.ts';
import { findAgreement, listAgreements } from '../store.ts';
import { listRecordedDays } from '../store/by-contact.ts';

const CURSOR = idCursor('agreements');

export const list: Operation<typeof agreementsContract.list> = async ({ db, scope, input, now, zone }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const { id, state } = contact;
  const recorded = (await listRecordedDays(db, [id])).get(id)?.agreements ?? [];
  const stands = currentAgreement(recorded, state);
  const current = stands && (await findAgreement(db, stands.id));
  const found = await listAgreements(db, id, { after: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, (row) => [row.id]);
  const may = await mayWork(db, id, { what: 'round' }, { now, zone });
  return {
    work: may === true ? null : { code: may.code, message: may.message, citation: may.citation ?? null },
    standing: standingOf(recorded, state, dayOfClient(zoneOfContact(contact), now)),
    wait: longestWait(state, stands ? stands.state : state),
    current: current ? viewAgreement(current, state) : null,
    rows: rows.map((row) => viewAgreement(row, state)),
    next,
  };
};
