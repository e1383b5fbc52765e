import { needOf } from '../../../platform/server/manifest.ts';
import { countLimitsReached } from './store/identity-uses.ts';

/** People who were shown, or entered, as many Social Security numbers as the program lets pass within an hour. */
export const identityNeeds = needOf({
  key: 'contacts.identityLimit',
  permissions: ['activity:view', 'access:manage-users'],
  words: {
    one: 'person opened or entered many Social Security numbers within an hour',
    many: 'people opened or entered many Social Security numbers within an hour',
  },
  href: '/permissions',
  weight: 'open',
  count: ({ db, now }, most) => countLimitsReached(db, now, most),
});
