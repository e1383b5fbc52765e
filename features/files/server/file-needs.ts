import { needOf } from '../../../platform/server/manifest.ts';
import { countToLookAt } from './store/list.ts';

/** What clients sent and no one of the office has looked at. */
export const fileNeeds = needOf({
  key: 'files.toLookAt',
  permissions: ['files:browse'],
  words: { one: 'document from a client to look at', many: 'documents from clients to look at' },
  href: '/documents?look=yes&order=oldest',
  weight: 'open',
  count: ({ db }, most) => countToLookAt(db, undefined, most),
});
