import type { Operation } from '../../../../platform/server/feature.ts';
import type { lettersContract } from '../../contract.ts';
import { listOwnLetters } from '../store.ts';

const SHOWN = 100;

export const listMine: Operation<typeof lettersContract.listMine> = async ({ db, scope }) => ({
  letters: (await listOwnLetters(db, scope, SHOWN)).map((l) => ({
    id: l.id,
    roundNumber: l.roundNumber,
    bureau: l.bureau,
    items: l.items,
    state: l.state,
    createdAt: l.createdAt.toISOString(),
    mailedOn: l.mailedOn,
  })),
});
