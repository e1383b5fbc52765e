import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown, IconPhone } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import type { ContactView } from '../../contacts/contract.ts';
import { isUnanswered, waitingSince } from '../rules/hot-leads.ts';
import { LeadDialogs } from './parts/LeadDialogs.tsx';
import { LeadMenuItems } from './parts/LeadMenuItems.tsx';
import { useLeadCommands } from './parts/use-lead-commands.ts';
import { WaitText } from './parts/WaitText.tsx';

/** Actions for a lead on the contact page; for other contacts, logging a call. Empty where nothing is permitted. */
export function LeadActions({ contact }: { readonly contact: ContactView }): ReactElement | null {
  const commands = useLeadCommands(contact);
  const may = useMay();
  if (contact.archivedAt !== null || !may('leads:work')) return null;
  if (contact.category !== 'lead') {
    return (
      <>
        <Button variant="default" leftSection={<IconPhone size={16} stroke={1.6} />} onClick={() => commands.open('call')}>
          Log call
        </Button>
        <LeadDialogs commands={commands} />
      </>
    );
  }
  return (
    <Group gap="xs">
      {isUnanswered(contact) && <WaitText since={waitingSince(contact)} />}
      {commands.claim ? (
        <Button loading={commands.busy} onClick={commands.claim}>
          Claim
        </Button>
      ) : (
        <Button onClick={() => commands.open('call')}>Log call</Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={14} />}>
            Lead
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <LeadMenuItems commands={commands} />
        </Menu.Dropdown>
      </Menu>
      <LeadDialogs commands={commands} />
    </Group>
  );
}
