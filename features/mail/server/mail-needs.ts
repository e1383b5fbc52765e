import { needOf } from '../../../platform/server/manifest.ts';
import { countUnsent } from './store.ts';

/** Emails that were not sent, or whose delivery is unclear. */
export const mailNeeds = needOf({
  key: 'mail.unsent',
  permissions: ['mail:view'],
  words: { one: 'email may not have been sent', many: 'emails may not have been sent' },
  href: '/communications?unsent=yes',
  weight: 'soon',
  count: ({ db, scope }, most) => countUnsent(db, scope, most),
});
