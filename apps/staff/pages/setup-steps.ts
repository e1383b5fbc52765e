// The first day of an office as steps. The dashboard and /setup show the same list; the server computes from what exists which are done.
import { zoneLabel } from '../../../features/contacts/rules/time-zones.ts';
import type { Setup } from '../../../features/dashboard/contract.ts';
import type { SetupStep } from '../../../features/dashboard/staff/SetupChecklist.tsx';
import type { May } from '../../../platform/web/identity/permissions-context.ts';
import { officeZone } from '../../../platform/web/look/office-day.ts';
import { IMPORT_PATH } from '../navigation.ts';

export type SetupGroup = 'office' | 'place' | 'mail' | 'people' | 'backup' | 'work';
export interface SetupPageStep extends SetupStep {
  readonly key: string;
  readonly group: SetupGroup;
  /** An office can work without it. */
  readonly optional?: true;
  /** Done on /setup itself. */
  readonly inPlace?: true;
}

/** The steps that this person may take; none for who may not set the office up. */
export function setupSteps(setup: Setup | null, may: May): readonly SetupPageStep[] {
  if (!setup) return [];
  const here = { href: '/setup', inPlace: true } as const;
  const steps: readonly (SetupPageStep | false)[] = [
    {
      key: 'companyName',
      group: 'office',
      label: 'Company name',
      note: 'Clients see it in emails, the portal, web forms and reports.',
      action: 'Enter name',
      done: setup.companyName,
      ...here,
    },
    {
      key: 'phone',
      group: 'office',
      label: 'Phone',
      note: 'Shown below each email, so that clients know the email is real.',
      action: 'Enter phone',
      done: setup.phone,
      ...here,
    },
    {
      key: 'logo',
      group: 'office',
      label: 'Logo',
      note: 'Shown on the sign-in pages, in the portal, on web forms and at the head of reports. Not on dispute letters.',
      action: 'Choose logo',
      done: setup.logo,
      optional: true,
      ...here,
    },
    {
      key: 'color',
      group: 'office',
      label: 'Color',
      note: 'For buttons and links that clients see.',
      action: 'Choose color',
      done: setup.color,
      optional: true,
      ...here,
    },
    {
      key: 'location',
      group: 'place',
      label: 'Main location',
      note: 'Its address is shown at the head of reports, and clients belong to it.',
      action: 'Add address',
      href: '/location',
      done: setup.location,
    },
    {
      key: 'zone',
      group: 'place',
      label: setup.zone === null ? 'Confirm the time zone' : `Time zone: ${zoneLabel(setup.zone)}`,
      note: `${setup.zone === null ? `${zoneLabel(officeZone())} is in force until you save yours. ` : ''}Days are counted in it: the date on letters, when a deadline ends, and the days of reports.`,
      action: 'Confirm time zone',
      done: setup.zone !== null,
      ...here,
    },
    {
      key: 'license',
      group: 'place',
      label: 'License, bond or registration',
      note: 'Many states ask credit repair companies for one. You are warned 60 days before it ends.',
      action: 'Add license',
      href: '/location',
      done: setup.license,
      optional: true,
    },
    may('mail:send-test') && {
      key: 'mailTest',
      group: 'mail',
      label: 'Test email',
      note: 'Shows whether invitations and notices reach people.',
      action: 'Send test',
      done: setup.mailTest,
      ...here,
    },
    may('access:invite-staff') && {
      key: 'team',
      group: 'people',
      label: 'Invite a colleague',
      note: 'By email, with the role they need. Skip it if you work alone.',
      action: 'Invite',
      href: '/user-management',
      done: setup.team,
      optional: true,
    },
    {
      key: 'secondFactor',
      group: 'people',
      label: 'Second step for your sign-in',
      note: 'A code from an app on your phone. A stolen password alone then opens nothing.',
      action: 'Set up',
      href: '/settings',
      done: setup.secondFactor,
    },
    may('backup:open-sheet') &&
      setup.recoverySheet !== null && {
        key: 'recoverySheet',
        group: 'backup',
        label: 'Recovery sheet',
        note: 'It holds the key of your backups. Print it and keep it away from this machine: without it no backup can be opened.',
        action: 'Print sheet',
        href: '/admin-tools',
        done: setup.recoverySheet,
        optional: true,
      },
    {
      key: 'contact',
      group: 'work',
      label: 'First contact',
      note: 'A lead or a client. A name is enough to start.',
      action: 'Add contact',
      href: '/add-client',
      done: setup.contact,
    },
    may('imports:view') &&
      !setup.contact && {
        key: 'import',
        group: 'work',
        label: 'Or import everyone',
        note: 'From a CSV file, including exports from other systems.',
        action: 'Import',
        href: IMPORT_PATH,
        done: false,
        optional: true,
      },
    may('credit-reports:add') && {
      key: 'report',
      group: 'work',
      label: 'First credit report',
      note: 'Open a client, choose the Reports tab, and add the file.',
      action: 'Choose client',
      href: '/client-management',
      done: setup.report,
    },
    may('letters:view') && {
      key: 'letter',
      group: 'work',
      label: 'First letter',
      note: 'Open a client, choose the Disputes tab, prepare a round and open it. Its letters are then under Dispute Letters.',
      action: 'Choose client',
      href: '/dispute-center',
      done: setup.letter,
    },
  ];
  return steps.filter((step) => step !== false);
}

/** True while a step is open that an office cannot work without. */
export function isSetupOpen(steps: readonly SetupPageStep[]): boolean {
  return steps.some(({ done, optional }) => !done && !optional);
}
