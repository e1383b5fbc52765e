import { addDays } from '../../../platform/base/civil-date.ts';
import { needOf } from '../../../platform/server/manifest.ts';
import { instantsOf } from '../rules/times.ts';
import { countAppointments } from './store.ts';

/** One's own appointments of the day. */
export const appointmentNeeds = [
  needOf({
    key: 'calendar.today',
    permissions: ['calendar:view'],
    words: { one: 'appointment of yours is today', many: 'appointments of yours are today' },
    href: ({ scope, today }) => `/calendar?view=agenda&on=${today}&person=${scope.userId}`,
    weight: 'soon',
    count: ({ db, scope, today, zone }, most) =>
      countAppointments(db, { ...instantsOf(today, addDays(today, 1), zone), personId: scope.userId }, most),
  }),
];
