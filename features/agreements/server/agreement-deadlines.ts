// Ends of cancellation periods and the days on which work may start, each computed from the agreement in effect.
import { addDays } from '../../../platform/base/civil-date.ts';
import type { Deadline, DeadlineCall, DeadlineKind, DeadlineRange } from '../../../platform/server/manifest.ts';
import { currentAgreement, periodOf } from '../rules/agreement-status.ts';
import type { CancellationPeriod } from '../rules/cancellation-period.ts';
import { listRecordedDays } from './store/by-contact.ts';
import { listSigned } from './store/by-signing.ts';

/** No period is longer: five business days, with weekends and the holidays that can lie in them. */
const LONGEST_WAIT = 14;

/** The day of each agreement in effect that `dayOf` names, where it lies in the range. */
async function read(
  { db }: DeadlineCall,
  range: DeadlineRange,
  dayOf: keyof CancellationPeriod,
  what: string,
): Promise<readonly Deadline[]> {
  // Several of those found have their day outside the range, so more are asked for than are answered.
  const signed = await listSigned(db, { ...range, from: addDays(range.from, -LONGEST_WAIT), most: range.most * 4 });
  const recorded = await listRecordedDays(
    db,
    signed.map(({ contactId }) => contactId),
  );
  return signed
    .flatMap(({ contactId, name, ownerId }): Deadline[] => {
      const { state, agreements } = recorded.get(contactId) ?? { state: null, agreements: [] };
      const current = currentAgreement(agreements, state);
      const on = current && periodOf(current, state)[dayOf];
      if (!current || on === undefined || on < range.from || on > range.until) return [];
      const contact = { id: contactId, name };
      return [
        {
          id: current.id,
          version: null,
          on,
          title: `${what}: ${name}`,
          contact,
          personId: ownerId,
          href: `/contacts/${contactId}?tab=agreement`,
        },
      ];
    })
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)))
    .slice(0, range.most);
}

export const agreementDeadlines: readonly DeadlineKind[] = [
  {
    key: 'agreements.cancelEnds',
    name: 'Cancellation periods',
    permissions: ['agreements:view'],
    locked: {
      reason:
        'The client may cancel through the end of this day: three business days after signing, or five where the state gives more or is not known.',
      citation: '15 U.S.C. 1679e(a), 1679j',
    },
    read: (call, range) => read(call, range, 'cancelThrough', 'Last day to cancel'),
  },
  {
    key: 'agreements.workStarts',
    name: 'Work may start',
    permissions: ['agreements:view'],
    locked: {
      reason: 'No service may be done before this day: the cancellation period must be over.',
      citation: '15 U.S.C. 1679d(a)(2), 1679e(a)',
    },
    read: (call, range) => read(call, range, 'servicesFrom', 'Work may start'),
  },
];
