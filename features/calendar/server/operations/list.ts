import { addDays } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { calendarContract } from '../../contract.ts';
import { APPOINTMENTS, kindOfAppointments } from '../../rules/appointment-kind.ts';
import { instantsOf, isZone } from '../../rules/times.ts';
import { viewAppointment } from '../appointment-view.ts';
import { gatherDeadlines, MOST_OF_A_KIND, visibleKinds } from '../gather-deadlines.ts';
import { listAppointments } from '../store.ts';

export const list: Operation<typeof calendarContract.list> = async ({ db, scope, input, zone, services }) => {
  const { from, until } = input;
  const personId = input.person ?? null;
  const without = new Set(input.without.split(','));
  const span = instantsOf(from, addDays(until, 1), input.zone !== undefined && isZone(input.zone) ? input.zone : zone);
  const found = without.has(APPOINTMENTS)
    ? []
    : await listAppointments(db, services.sealer, { ...span, personId, most: MOST_OF_A_KIND + 1 });
  const appointments = found.slice(0, MOST_OF_A_KIND).map(viewAppointment);
  const visible = visibleKinds(services.catalog.deadlines, scope);
  const gathered = await gatherDeadlines(
    visible.filter(({ key }) => !without.has(key)),
    { db, scope },
    { from, until, personId },
  );
  return {
    kinds: [
      kindOfAppointments(
        scope.may('calendar:keep'),
        found.length > appointments.length ? (appointments.at(-1)?.startsAt.slice(0, 10) ?? null) : null,
      ),
      ...visible.map(({ key, name, locked, movedWith }) => ({
        key,
        name,
        locked: locked ? { reason: locked.reason, citation: locked.citation ?? null } : null,
        movable: movedWith !== undefined && scope.may(movedWith),
        completeUntil: gathered.find(({ kind }) => kind.key === key)?.completeUntil ?? null,
      })),
    ],
    appointments,
    deadlines: gathered.flatMap(({ kind, deadlines }) => deadlines.map((one) => ({ kind: kind.key, ...one }))),
  };
};
