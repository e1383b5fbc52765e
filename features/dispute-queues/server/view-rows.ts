// A page of a queue as screens see it.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import { sayHold } from '../../contacts/rules/holds.ts';
import { STAGES } from '../../contacts/rules/stages.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { QueueRow } from '../contract.ts';
import { letterStage } from '../rules/letter-stage.ts';
import { queuesOf } from '../rules/queues.ts';
import { listFacts, rowKey, type FoundRow } from './store/queue-rows.ts';
import { listRoundsAtBureaus, listRowContacts, listRowRounds, type RoundAtBureau } from './store/row-details.ts';

export async function viewRows(db: StaffDb, today: CivilDate, found: readonly FoundRow[]): Promise<QueueRow[]> {
  const contactIds = [...new Set(found.map(({ contactId }) => contactId))];
  const roundIds = found.flatMap(({ roundId }) => roundId ?? []);
  const contacts = await listRowContacts(db, contactIds);
  const rounds = await listRowRounds(db, roundIds);
  const facts = contactIds.length === 0 ? new Map<string, never>() : await listFacts(db, { today, contactIds });
  const atBureaus = Map.groupBy(await listRoundsAtBureaus(db, today, { contactIds, roundIds }), ({ roundId }) => roundId);
  return found.flatMap(({ contactId, roundId, at }) => {
    const contact = contacts.get(contactId);
    const known = facts.get(rowKey(contactId, roundId));
    if (!contact || !known) return [];
    const bureaus = atBureaus.get(roundId ?? '') ?? [];
    return [
      {
        contactId,
        contactName: contact.name,
        contactVersion: contact.version,
        ownerId: contact.ownerId,
        stage: STAGES.find((stage) => stage === contact.stage) ?? null,
        hold: contact.holdKind && sayHold({ kind: contact.holdKind, reason: contact.holdReason, until: contact.holdUntil }),
        round: (roundId !== null && rounds.get(roundId)) || null,
        bureaus: BUREAUS.flatMap((bureau) => bureaus.filter((one) => one.bureau === bureau).map(viewBureau)),
        openItems: bureaus.reduce((sum, { open }) => sum + open, 0),
        queues: [...queuesOf(known)],
        since: at,
      },
    ];
  });
}

function viewBureau(one: RoundAtBureau): QueueRow['bureaus'][number] {
  const { bureau, items, open, mailedOn, trackingNumber, receivedOn, receivedHow, countedFrom, overdueAfter } = one;
  return {
    bureau,
    items,
    open,
    letter:
      one.letterState === null || one.approval === null
        ? null
        : letterStage({ state: one.letterState, approval: one.approval, isPrinted: one.printedAt !== null, isMailed: mailedOn !== null }),
    mailedOn,
    trackingNumber,
    receivedOn,
    receivedHow,
    clock: countedFrom === null || overdueAfter === null ? null : { countedFrom, overdueAfter, estimated: one.estimated === true },
  };
}
