import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { api, closedLocationsOptions } from '../queries.ts';

/** Places that were closed, to be opened again; draws nothing when there are none. */
export function ClosedLocations(): ReactElement | null {
  const mayManage = useMay()('office:manage');
  const { data: closed } = useQuery(closedLocationsOptions());
  const reopen = useChange(api.reopenLocation);
  if (!closed || closed.length === 0) return null;
  return (
    <section aria-labelledby="closed-locations">
      <Title order={2} id="closed-locations" mb="sm">
        Closed
      </Title>
      <RefusalNote error={reopen.error} />
      <Stack gap="xs">
        {closed.map(({ id, name }) => (
          <Group key={id} gap="sm">
            <Text>{name}</Text>
            {mayManage && (
              <Button variant="default" size="xs" onClick={() => reopen.start({ id })}>
                Reopen
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </section>
  );
}
