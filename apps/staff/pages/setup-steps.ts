import type { May } from '../../../platform/web/identity/permissions-context.ts';
import type { Dashboard } from '../../../features/dashboard/staff/queries.ts';
import type { SetupStep } from '../../../features/dashboard/staff/SetupChecklist.tsx';
import { IMPORT_PATH } from '../navigation.ts';

/** The first steps of an office, those that this person may take; none for who may not set it up. */
export function setupSteps(setup: Dashboard['setup'], hasColleagues: boolean, may: May): readonly SetupStep[] {
  if (!setup) return [];
  return [
    {
      label: 'Add the office',
      note: 'Its address appears on letters and client pages.',
      action: 'Add address',
      href: '/location',
      done: setup.location,
    },
    {
      label: 'Add the first contact',
      note: 'A lead or a client. A name is enough to start.',
      action: 'Add contact',
      href: '/add-client',
      done: setup.contact,
    },
    ...(may('imports:view') && !setup.contact
      ? [
          {
            label: 'Or import everyone',
            note: 'From a CSV file, including exports from other systems.',
            action: 'Import',
            href: IMPORT_PATH,
            done: false,
          },
        ]
      : []),
    ...(may('access:invite-staff')
      ? [
          {
            label: 'Invite a colleague',
            note: 'By email, with the role they need.',
            action: 'Invite',
            href: '/user-management',
            done: hasColleagues,
          },
        ]
      : []),
  ];
}
