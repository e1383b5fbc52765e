import { z } from 'zod';
import { parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { isId } from '../../../../platform/base/ids.ts';
import { isInstant } from '../../../../platform/base/instant.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { billingContract } from '../../contract.ts';
import type { BillingSort } from '../../rules/payment-statuses.ts';
import { viewNote } from '../lock-client.ts';
import { listNoted, listWithoutStatus } from '../store/clients.ts';

const isDay = (text: string): boolean => parseCivilDate(text) !== undefined;
/** What a place in each order looks like; of clients without a status, orders other than by name are by when they were added. */
const PLACES: Readonly<Record<BillingSort, (text: string) => boolean>> = {
  longest: isDay,
  newest: isDay,
  entered: isId,
  name: (text) => !text.includes('\0') && text.isWellFormed(),
};

export const listClients: Operation<typeof billingContract.listClients> = async ({ db, input }) => {
  const { status, sort, limit } = input;
  // A place in one order says nothing in another.
  const isPlace = status === 'none' && sort !== 'name' ? isInstant : PLACES[sort];
  const cursor = pageCursor(`billing.${status === 'none' ? 'none' : 'noted'}.${sort}`, z.tuple([z.string().refine(isPlace), z.uuid()]));
  const after = cursor.read(input.after);
  if (isRefusal(after)) return after;
  const query = { ...input, after, limit: limit + 1 };
  const found = status === 'none' ? await listWithoutStatus(db, query) : await listNoted(db, { ...query, status });
  const { rows, next } = cursor.page(found, limit, ({ place, id }) => [place, id]);
  return { rows: rows.map(({ place: _place, id: _id, current, ...row }) => ({ ...row, current: current && viewNote(current) })), next };
};
