import type { DeadlineKind } from '../../../platform/server/manifest.ts';
import { LICENSE_KIND_WORDS } from '../rules/licenses.ts';
import { listLicensesEnding } from './store.ts';

/** The last days of licenses, bonds and registrations. They belong to the whole office. */
export const licenseDeadlines: DeadlineKind = {
  key: 'office.licenseEnds',
  name: 'Licenses ending',
  permissions: ['office:view'],
  locked: { reason: 'The last day on the license, bond or registration. It moves when a renewed one is entered under Location.' },
  read: async ({ db }, range) =>
    (await listLicensesEnding(db, range)).map(({ id, kind, state, endsOn, location }) => ({
      id,
      version: null,
      on: endsOn,
      title: `${LICENSE_KIND_WORDS[kind]} ends: ${state}, ${location}`,
      contact: null,
      personId: null,
      href: '/location',
    })),
};
