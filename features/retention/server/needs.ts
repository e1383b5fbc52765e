import { needOf } from '../../../platform/server/manifest.ts';
import { countReady } from './store/due.ts';

export const RETENTION_NEEDS = [
  needOf({
    key: 'retention.overdue',
    permissions: ['retention:view', 'retention:approve'],
    words: { one: 'disposal overdue', many: 'disposals overdue' },
    href: '/retention',
    weight: 'late',
    count: ({ db }, most) => countReady(db, {}, most),
  }),
];
