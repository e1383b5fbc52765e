import { needOf, type NeedsCall } from '../../../platform/server/manifest.ts';
import { noticeUntil } from '../rules/licenses.ts';
import { countEnding } from './store.ts';

const endings = ({ db, today }: NeedsCall) => countEnding(db, today, noticeUntil(today));

/** Licenses that have ended or are about to, for those who can do something about it. */
export const licenseNeeds = [
  needOf({
    key: 'office.licensesEnded',
    permissions: ['office:manage'],
    words: { one: 'license, bond or registration has ended', many: 'licenses, bonds or registrations have ended' },
    href: '/location',
    weight: 'late',
    count: async (call) => (await endings(call)).ended,
  }),
  needOf({
    key: 'office.licensesEnding',
    permissions: ['office:manage'],
    words: { one: 'license, bond or registration ends soon', many: 'licenses, bonds or registrations end soon' },
    href: '/location',
    weight: 'soon',
    count: async (call) => (await endings(call)).ending,
  }),
];
