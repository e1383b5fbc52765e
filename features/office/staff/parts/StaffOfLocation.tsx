import { ActionIcon, Group, NativeSelect, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { Location } from '../../contract.ts';
import { api } from '../queries.ts';

/** Staff of a location; a person belongs to at most one. */
export function StaffOfLocation({ location }: { readonly location: Location }): ReactElement {
  const mayManage = useMay()('office:manage');
  const { all } = useColleagues();
  const assign = useChange(api.assignStaff, { several: true });
  const here = new Set(location.staff.map(({ id }) => id));
  const others = all.filter(({ id, active }) => active && !here.has(id));
  return (
    <div>
      <Title order={3} mb={6}>
        Staff
      </Title>
      <RefusalNote error={assign.error} />
      <Group gap="xs">
        {location.staff.length === 0 && <Text c="dimmed">No one is assigned to this location.</Text>}
        {location.staff.map(({ id, name }) => (
          <Group
            key={id}
            gap={4}
            wrap="nowrap"
            style={{ border: '1px solid var(--mantine-color-default-border)', borderRadius: 8, padding: '3px 4px 3px 10px' }}
          >
            <Text>{name}</Text>
            {mayManage && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`${name} no longer works here`}
                onClick={() => assign.start({ userId: id, locationId: null })}
              >
                <IconX size={14} stroke={1.6} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {mayManage && others.length > 0 && (
          <NativeSelect
            aria-label={`Add staff to ${location.name}`}
            w={200}
            value=""
            data={[{ value: '', label: 'Add someone' }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(event) => assign.start({ userId: event.currentTarget.value, locationId: location.id })}
          />
        )}
      </Group>
    </div>
  );
}
