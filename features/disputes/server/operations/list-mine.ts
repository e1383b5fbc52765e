import { civilDateAt, daysBetween } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { CLIENT_STAGES } from '../../../contacts/rules/stages.ts';
import { findContactById } from '../../../contacts/server/public.ts';
import { headingIn } from '../../../report-files/rules/spanish-headings.ts';
import type { disputesContract } from '../../contract.ts';
import { clientReason } from '../../rules/client-labels-es.ts';
import { shownState } from '../item-state.ts';
import { listOwnItems } from '../still-true.ts';
import { listRounds, type StoredRound } from '../store.ts';
import { listMailings } from '../store/mailings.ts';
import { listOwnClocks } from '../store/own-clocks.ts';

const ROUNDS_SHOWN = 20;

export const listMine: Operation<typeof disputesContract.listMine> = async ({ db, scope, now, zone, services }) => {
  const rounds = await listRounds(db, services.sealer, scope, { contactId: scope.contactId, limit: ROUNDS_SHOWN });
  const mailed = new Set((await listMailings(db, [scope.contactId])).map(({ roundId, bureau }) => `${roundId} ${bureau}`));
  // A line that turned out to be someone else's is not shown to the client.
  const own = new Map<string, StoredRound['items']>();
  for (const round of rounds) own.set(round.id, await listOwnItems(db, services.sealer, round));
  const contact = await findContactById(db, scope.contactId);
  // Bureaus' time is counted in the days of the office.
  const today = civilDateAt(now, zone);
  return {
    stage: (contact?.category === 'client' && CLIENT_STAGES.find((known) => known === contact.stage)) || null,
    clocks: (await listOwnClocks(db, scope.contactId)).map(({ bureau, countedFrom, overdueAfter, estimated }) => ({
      bureau,
      day: daysBetween(countedFrom, today),
      of: daysBetween(countedFrom, overdueAfter),
      until: overdueAfter,
      estimated,
    })),
    rounds: rounds.flatMap((r) =>
      r.openedAt === null
        ? []
        : [
            {
              id: r.id,
              number: r.number,
              openedAt: r.openedAt.toISOString(),
              items: (own.get(r.id) ?? []).map((i) => ({
                id: i.id,
                bureau: i.bureau,
                heading: headingIn(scope.language, i.heading),
                accountNumberMasked: i.accountNumberMasked,
                reason: clientReason(i.reasonCode, scope.language),
                // Nothing is being disputed before its letter was mailed.
                state: i.state === 'in-progress' && !mailed.has(`${r.id} ${i.bureau}`) ? ('being-prepared' as const) : shownState(i.state),
              })),
            },
          ],
    ),
  };
};
