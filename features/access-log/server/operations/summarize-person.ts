import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessLogContract } from '../../contract.ts';
import { findStaffName, readFilter } from '../entry-filter.ts';
import { countContacts, listSessionSums } from '../store.ts';

const MOST_SESSIONS = 100;

export const summarizePerson: Operation<typeof accessLogContract.summarizePerson> = async ({ db, input, zone }) => {
  const name = await findStaffName(db, input.userId);
  if (isRefusal(name)) return name;
  const filter = readFilter(input, zone);
  const sums = await listSessionSums(db, input.userId, filter, MOST_SESSIONS);
  return {
    contacts: await countContacts(db, input.userId, filter),
    sessions: sums.map(({ id, first, last, contacts }) => ({ id, first: first.toISOString(), last: last.toISOString(), contacts })),
  };
};
