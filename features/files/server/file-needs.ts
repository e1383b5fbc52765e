import { needOf } from '../../../platform/server/manifest.ts';
import { countToLookAt } from './store/list.ts';
import { countLate } from './store/requests.ts';

/** What clients sent and no one of the office has looked at. */
export const fileNeeds = needOf({
  key: 'files.toLookAt',
  permissions: ['files:browse'],
  words: { one: 'document from a client to review', many: 'documents from clients to review' },
  href: '/documents?tab=review',
  weight: 'open',
  count: ({ db }, most) => countToLookAt(db, undefined, most),
});

/** What clients were asked for and did not send until its day. */
export const requestNeeds = needOf({
  key: 'files.requestsLate',
  permissions: ['files:browse'],
  words: { one: 'document asked for is late', many: 'documents asked for are late' },
  href: '/documents?tab=requests&show=late',
  weight: 'open',
  count: ({ db, today }, most) => countLate(db, today, most),
});
