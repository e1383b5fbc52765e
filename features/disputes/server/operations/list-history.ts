import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import type { HistoryRound } from '../../rules/history-schema.ts';
import { gatherHistory, openReportsSinceRemoval, viewCell, type HistoryLine } from '../history-view.ts';
import { viewItemNote } from '../item-note-view.ts';
import { listHistoryRounds } from '../store/history.ts';

/** Where a line was first disputed; that never changes. */
const CURSOR = pageCursor('disputes.history', z.tuple([z.int32(), z.int32()]));

export const listHistory: Operation<typeof disputesContract.listHistory> = async ({ db, scope, input, services, zone, shows }) => {
  const { contactId, limit } = input;
  const { sealer } = services;
  if (!(await findContact(db, scope, contactId))) return contactNotFound.refuse();
  shows(contactId);
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const lines = await gatherHistory({ db, sealer, contactId });
  const rest = after === undefined ? lines : lines.filter((line) => isAfter(keyOf(line), after));
  const { rows, next } = CURSOR.page(rest.slice(0, limit + 1), limit, keyOf);
  const reports = await openReportsSinceRemoval({ db, sealer, contactId }, rows, zone);
  return {
    rounds: (await listHistoryRounds(db, contactId)).map((round): HistoryRound => ({ ...round, openedAt: round.openedAt.toISOString() })),
    rows: rows.flatMap(({ items, notes }) => {
      // The latest report names it best.
      const [first, last] = [items[0], items.at(-1)];
      return first && last
        ? [
            {
              id: first.id,
              kind: first.kind,
              heading: last.heading,
              accountNumberMasked: last.accountNumberMasked,
              cells: items.map((item) => viewCell(item, reports, zone)),
              notes: notes.map((note) => viewItemNote(note, scope)),
            },
          ]
        : [];
    }),
    next,
  };
};

function keyOf({ items }: HistoryLine): [number, number] {
  return [items[0]?.roundNumber ?? 0, items[0]?.position ?? 0];
}

function isAfter([round, position]: readonly [number, number], [ofRound, ofPosition]: readonly [number, number]): boolean {
  return round > ofRound || (round === ofRound && position > ofPosition);
}
