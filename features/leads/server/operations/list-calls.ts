import { z } from 'zod';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import { viewCall } from '../call-contact.ts';
import { readMarker, writeMarker } from '../page-marker.ts';
import { listCalls as findCalls } from '../store/calls.ts';

const KEY = { at: z.iso.datetime(), id: z.uuid() };

export const listCalls: Operation<typeof leadsContract.listCalls> = async ({ db, input: { contactId, after, limit } }) => {
  const key = readMarker('calls', KEY, after);
  if (key === null) return refuse('leads.cursorUnknown', 'This page marker does not belong to this list.');
  const rows = (await findCalls(db, contactId, { after: key, limit })).map(viewCall);
  const end = rows.at(-1);
  return { rows, next: end && rows.length === limit ? writeMarker('calls', { at: end.at, id: end.id }) : null };
};
