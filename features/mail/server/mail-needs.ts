import { needOf } from '../../../platform/server/manifest.ts';
import { countUnsent } from './store/unsent.ts';

/** Emails that were not sent, or of which nobody knows. */
export const mailNeeds = needOf({
  key: 'mail.unsent',
  permissions: ['mail:view'],
  words: { one: 'mail did not go out for certain', many: 'mails did not go out for certain' },
  href: '/communications?unsent=yes',
  weight: 'soon',
  count: ({ db, scope }, most) => countUnsent(db, scope, most),
});
