import { z } from 'zod';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import { cursorUnknown } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import { findPortalTies } from '../../../accounts/server/public.ts';
import { CLIENT_ORDERS, type progressPortalContract } from '../../contract.ts';
import { daysOfSilence, silenceBegan, silenceOf } from '../../rules/silence.ts';
import { listClients } from '../store/clients.ts';

const CURSOR = pageCursor('progress-portal', z.tuple([z.enum(CLIENT_ORDERS), z.string().max(400), z.uuid()]));

export const list: Operation<typeof progressPortalContract.list> = async ({ db, input, now, zone }) => {
  const { order, limit, silence, after: cursor, ...filter } = input;
  const after = CURSOR.read(cursor);
  if (isRefusal(after)) return after;
  // The cursor of another order begins somewhere else.
  if (after && (after[0] !== order || (order !== 'name' && Number.isNaN(Date.parse(after[1]))))) return cursorUnknown.refuse();
  const today = civilDateAt(now, zone);
  const began = silence === undefined ? {} : silenceBegan(silence, today, zone);
  const found = await listClients(db, { ...filter, ...began }, { order, after: after && [after[1], after[2]], limit: limit + 1, now });
  const { rows, next } = CURSOR.page(found, limit, (row) => [order, order === 'name' ? row.sortName : row.since, row.contactId]);
  const ties = await findPortalTies(
    db,
    rows.map(({ contactId }) => contactId),
    now,
  );
  return {
    rows: rows.map(({ contactId, name, ownerId, heardAt, heardBy, silentSince, questions }) => {
      const tie = ties.get(contactId);
      const days = daysOfSilence(silentSince, today, zone);
      return {
        contactId,
        name,
        ownerId,
        portal: tie?.login ? ('active' as const) : tie?.invited ? ('invited' as const) : ('none' as const),
        lastSeenAt: tie?.lastSeenAt?.toISOString() ?? null,
        questions,
        heard: heardAt && heardBy ? { at: heardAt.toISOString(), by: heardBy } : null,
        days,
        silence: silenceOf(days),
      };
    }),
    next,
  };
};
