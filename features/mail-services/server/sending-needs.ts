import { needOf } from '../../../platform/server/manifest.ts';
import { countUnsettled } from './store/batches.ts';

/** Letters of the mail service about which someone has to decide. */
export const sendingNeeds = needOf({
  key: 'mailServices.unsettled',
  permissions: ['letters:view', 'letters:print'],
  words: { one: 'letter of the mail service is unclear', many: 'letters of the mail service are unclear' },
  href: '/dispute-letters',
  weight: 'late',
  count: ({ db }, most) => countUnsettled(db, most),
});
