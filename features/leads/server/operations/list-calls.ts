import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { leadsContract } from '../../contract.ts';
import { viewCall } from '../call-contact.ts';
import { listCalls as findCalls } from '../store/calls.ts';

const CURSOR = pageCursor('leads.calls', z.tuple([z.iso.datetime(), z.uuid()]));

export const listCalls: Operation<typeof leadsContract.listCalls> = async ({
  db,
  input: { contactId, after: cursor, limit },
  services,
  shows,
}) => {
  const after = CURSOR.read(cursor);
  if (isRefusal(after)) return after;
  shows(contactId);
  const calls = await findCalls(db, services.sealer, contactId, { after, limit: limit + 1 });
  return CURSOR.page(calls.map(viewCall), limit, ({ at, id }) => [at, id]);
};
