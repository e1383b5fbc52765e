import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown, IconPhone } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import type { ContactView } from '../../contacts/contract.ts';
import { isHot, waitingSince } from '../rules/hot-leads.ts';
import { LeadDialogs } from './parts/LeadDialogs.tsx';
import { LeadMenuItems } from './parts/LeadMenuItems.tsx';
import { useLeadDesk } from './parts/use-lead-desk.ts';
import { WaitText } from './parts/WaitText.tsx';

/** The next steps with a lead, on the page of the contact; for everybody else the call that was made. Nothing where nothing may be done. */
export function LeadActions({ contact }: { readonly contact: ContactView }): ReactElement | null {
  const desk = useLeadDesk(contact);
  const may = useMay();
  if (contact.archivedAt !== null || !may('leads:work')) return null;
  if (contact.category !== 'lead') {
    return (
      <>
        <Button variant="default" leftSection={<IconPhone size={16} stroke={1.6} />} onClick={() => desk.open('call')}>
          Log call
        </Button>
        <LeadDialogs desk={desk} />
      </>
    );
  }
  return (
    <Group gap="xs">
      {isHot(contact) && <WaitText since={waitingSince(contact)} />}
      {desk.claim ? (
        <Button loading={desk.busy} onClick={desk.claim}>
          Claim
        </Button>
      ) : (
        <Button onClick={() => desk.open('call')}>Log call</Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={14} />}>
            Lead
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <LeadMenuItems desk={desk} />
        </Menu.Dropdown>
      </Menu>
      <LeadDialogs desk={desk} />
    </Group>
  );
}
