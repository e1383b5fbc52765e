// Locations of the office: return address, licenses by state, and staff.
import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { ClosedLocations } from './parts/ClosedLocations.tsx';
import { LocationForm } from './parts/LocationForm.tsx';
import { LocationSection } from './parts/LocationSection.tsx';
import { StatesSection } from './parts/StatesSection.tsx';
import { locationsOptions } from './queries.ts';

export function LocationPage(): ReactElement {
  const mayManage = useMay()('office:manage');
  const [isAdding, setAdding] = useState(false);
  const { data: locations, error } = useQuery(locationsOptions());
  const add = mayManage && !isAdding ? <Button onClick={() => setAdding(true)}>Add location</Button> : undefined;
  return (
    <div style={{ maxWidth: 960 }}>
      <PageHeader title="Location" count={locations?.length} action={locations && locations.length > 0 ? add : undefined} />
      <RefusalNote error={error} />
      {!locations && !error && <LoadingLines />}
      {locations?.length === 0 && !isAdding && (
        <EmptyState
          sentence="No location yet. Its address is the return address of your letters, and its licenses show where you may work."
          action={add}
        />
      )}
      <Stack gap="xl">
        {isAdding && (
          <section aria-labelledby="new-location">
            <Title order={2} id="new-location" mb="sm">
              New location
            </Title>
            <LocationForm onDone={() => setAdding(false)} />
          </section>
        )}
        {locations?.map((location) => (
          <LocationSection key={location.id} location={location} />
        ))}
        {locations?.length === 1 && (
          <Text c="dimmed" size="xs">
            With one location, all staff and clients belong to it. Nothing needs to be assigned.
          </Text>
        )}
        <ClosedLocations />
        <StatesSection />
      </Stack>
    </div>
  );
}
