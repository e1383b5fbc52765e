import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputesContract } from '../../contract.ts';
import { findReason } from '../../rules/dispute-reasons.ts';
import { shownState } from '../item-state.ts';
import { listRounds } from '../store.ts';

const ROUNDS_SHOWN = 20;

export const listMine: Operation<typeof disputesContract.listMine> = async ({ db, scope, services }) => {
  const rounds = await listRounds(db, services.sealer, scope, { contactId: scope.contactId, limit: ROUNDS_SHOWN });
  return {
    rounds: rounds.flatMap((r) =>
      r.openedAt === null
        ? []
        : [
            {
              id: r.id,
              number: r.number,
              openedAt: r.openedAt.toISOString(),
              items: r.items.map((i) => ({
                id: i.id,
                bureau: i.bureau,
                heading: i.heading,
                accountNumberMasked: i.accountNumberMasked,
                reason: (i.reasonCode === null ? undefined : findReason(i.reasonCode)?.clientLabel) ?? 'Being checked',
                state: shownState(i.state),
              })),
            },
          ],
    ),
  };
};
