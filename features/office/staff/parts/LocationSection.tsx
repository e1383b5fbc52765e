import { Anchor, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { formatPhone } from '../../../../platform/base/format-phone.ts';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { Location } from '../../contract.ts';
import { zoneLabel } from '../../../contacts/rules/time-zones.ts';
import { clockNow } from '../clock-now.ts';
import { api } from '../queries.ts';
import { LicenseTable } from './LicenseTable.tsx';
import { LocationForm } from './LocationForm.tsx';
import { StaffOfLocation } from './StaffOfLocation.tsx';

export function LocationSection({ location }: { readonly location: Location }): ReactElement {
  const mayManage = useMay()('office:manage');
  const [isEditing, setEditing] = useState(false);
  const makeMain = useChange(api.makeMain);
  const close = useChange(api.closeLocation);
  const heading = `location-${location.id}`;
  return (
    <section aria-labelledby={heading}>
      <Group justify="space-between" mb="sm" gap="sm">
        <Group gap="sm">
          <Title order={2} id={heading}>
            {location.name}
          </Title>
          {location.isMain && <Text c="dimmed">Main location</Text>}
        </Group>
        {mayManage && !isEditing && (
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={() => setEditing(true)}>
              Edit
            </Button>
            {!location.isMain && (
              <Button variant="default" size="xs" loading={makeMain.isPending} onClick={() => makeMain.start({ id: location.id })}>
                Make main
              </Button>
            )}
            {!location.isMain && (
              <Button variant="default" size="xs" loading={close.isPending} onClick={() => close.start({ id: location.id })}>
                Close location
              </Button>
            )}
          </Group>
        )}
      </Group>
      <RefusalNote error={makeMain.error ?? close.error} />
      {isEditing ? <LocationForm location={location} onDone={() => setEditing(false)} /> : <LocationFacts location={location} />}
      <Stack gap="lg" mt="lg">
        <LicenseTable location={location} />
        <StaffOfLocation location={location} />
      </Stack>
    </section>
  );
}

function LocationFacts({ location }: { readonly location: Location }): ReactElement {
  const { addressLine1, addressLine2, city, state, zip, phone, email, timeZone, returnAddress, clients } = location;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const lines = [addressLine1, addressLine2, place].filter(Boolean);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="md" component="dl" m={0}>
      <Fact name="Address">{lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : 'Not set'}</Fact>
      <Fact name="Return address on letters">
        {returnAddress
          ? returnAddress.split('\n').map((line) => <div key={line}>{line}</div>)
          : lines.length > 0
            ? 'Same as the address'
            : 'Not set'}
      </Fact>
      <Fact name="Reach">
        {phone && (
          <div>
            <Anchor href={`tel:${phone}`} c="inherit">
              {formatPhone(phone)}
            </Anchor>
          </div>
        )}
        {email && (
          <div>
            <Anchor href={`mailto:${email}`} c="inherit">
              {email}
            </Anchor>
          </div>
        )}
        {!phone && !email && 'Not set'}
        <Text c="dimmed">
          {zoneLabel(timeZone)}, {clockNow(timeZone)} now
        </Text>
      </Fact>
      <Fact name="Clients">
        <Anchor component={AppLink} href={`/client-management?location=${location.id}`} c="inherit">
          {clients.count.toLocaleString('en-US')}
          {clients.capped ? '+' : ''}
        </Anchor>
      </Fact>
    </SimpleGrid>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <Text component="dt" c="dimmed" size="xs">
        {name}
      </Text>
      <Text component="dd" m={0}>
        {children}
      </Text>
    </div>
  );
}
