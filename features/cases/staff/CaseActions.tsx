import { Button, Group, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { ContactView } from '../../contacts/contract.ts';
import { CLIENT_STAGES } from '../../contacts/rules/stages.ts';
import { STAGE_NAMES } from '../rules/stage-names.ts';
import { CaseDialogs } from './parts/CaseDialogs.tsx';
import { CaseMenuItems } from './parts/CaseMenuItems.tsx';
import { useCaseControls } from './parts/use-case-controls.ts';

/** The stage of a client and what can be done with the case, on the page of the contact. Nothing for others, or where nothing may be done. */
export function CaseActions({ contact }: { readonly contact: ContactView }): ReactElement | null {
  const isOnHold = contact.onHoldSince !== null;
  const controls = useCaseControls({ ...contact, onHold: isOnHold });
  const stage = CLIENT_STAGES.find((known) => known === contact.stage);
  if (contact.category !== 'client' || !stage || contact.archivedAt !== null) return null;
  if (!controls.mayWork && !(isOnHold && controls.mayLift)) return null;
  return (
    <Group gap="xs">
      {isOnHold && <Text c="dimmed">On hold: {contact.holdReason}</Text>}
      {isOnHold && controls.mayLift && (
        <Button variant="default" onClick={controls.resume}>
          Resume work
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={14} />}>
            {STAGE_NAMES[stage]}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <CaseMenuItems controls={controls} />
        </Menu.Dropdown>
      </Menu>
      <CaseDialogs controls={controls} />
    </Group>
  );
}
