import { Button, Group, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ContactView } from '../../contacts/contract.ts';
import { CLIENT_STAGES } from '../../contacts/rules/stages.ts';
import { STAGE_NAMES } from '../rules/stage-names.ts';
import { CaseDialogs } from './parts/CaseDialogs.tsx';
import { CaseMenuItems } from './parts/CaseMenuItems.tsx';
import { offerOptions } from './queries.ts';
import { useCaseControls } from './parts/use-case-controls.ts';

/** The stage of a client and what can be done with the case, on the page of the contact. Nothing for others, or where nothing may be done. */
export function CaseActions({ contact }: { readonly contact: ContactView }): ReactElement | null {
  const isOnHold = contact.onHoldSince !== null;
  const controls = useCaseControls({ ...contact, hold: contact.holdKind });
  const stage = CLIENT_STAGES.find((known) => known === contact.stage);
  if (contact.category !== 'client' || !stage || contact.archivedAt !== null) return null;
  if (!controls.mayWork && !(isOnHold && controls.mayLift)) return null;
  return (
    <Group gap="xs">
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
      {controls.mayWork && <GraduationOffer contactId={contact.id} onMove={() => controls.move('graduation-ready')} />}
    </Group>
  );
}

interface GraduationOfferProps {
  readonly contactId: string;
  readonly onMove: () => void;
}

/** Nothing the client disputed is left wrong: the next stage is offered, and a person decides. */
function GraduationOffer({ contactId, onMove }: GraduationOfferProps): ReactElement | null {
  const offer = useQuery(offerOptions(contactId));
  if (offer.data?.stage !== 'graduation-ready') return null;
  return (
    <Group gap={6} role="note">
      <Text c="dimmed">Nothing disputed is left open.</Text>
      <Button variant="default" onClick={onMove}>
        Move to {STAGE_NAMES['graduation-ready']}
      </Button>
    </Group>
  );
}
