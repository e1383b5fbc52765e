import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { displayName } from '../../../files/server/public.ts';
import { writeCsvLine } from '../../../imports/rules/inert-cells.ts';
import type { accessLogContract } from '../../contract.ts';
import { accessKindName } from '../../rules/access-kinds.ts';
import { findStaffName, readFilter } from '../entry-filter.ts';
import { listTouched } from '../store.ts';

/** The file is made in memory: about twenty megabytes. */
const MOST = 100_000;
const BYTE_ORDER_MARK = '\ufeff';
const HEADS = ['Contact', 'State', 'What was shown', 'First (UTC)', 'Last (UTC)', 'Contact ID'];

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

/** One line for each contact: a breach is told by state, and to each person (16 CFR 314.4(j); C13). */
export const exportPerson: Operation<typeof accessLogContract.exportPerson> = async ({ db, input, now, zone, record }) => {
  const name = await findStaffName(db, input.userId);
  if (isRefusal(name)) return name;
  const found = await listTouched(db, input.userId, readFilter(input, zone), MOST + 1);
  if (found.length > MOST) return refuse('accessLog.tooMany', 'A file holds 100,000 contacts at most. Please choose a shorter time.');
  record({
    contactId: null,
    subject: { type: 'user', id: input.userId },
    summary: `Access log of ${name} exported: ${found.length.toLocaleString('en-US')} ${found.length === 1 ? 'contact' : 'contacts'}`,
    after: { contacts: found.length, from: input.from ?? null, to: input.to ?? null },
  });
  const lines = found.map(({ id, name: contact, state, kinds, first, last }) =>
    writeCsvLine([contact, state ?? '', kinds.map(accessKindName).join('; '), minute(first), minute(last), id]),
  );
  const file = displayName(`Access log of ${name.slice(0, 80)} ${civilDateAt(now, zone)}.csv`.replaceAll(/[\\/]/g, ' '));
  return new File([BYTE_ORDER_MARK, writeCsvLine(HEADS), ...lines], file, { type: 'text/csv' });
};
