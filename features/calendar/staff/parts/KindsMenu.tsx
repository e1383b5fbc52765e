import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { CalendarKind } from '../../contract.ts';

interface KindsMenuProps {
  readonly kinds: readonly CalendarKind[];
  readonly without: readonly string[];
  readonly onChange: (without: readonly string[]) => void;
}

/** Which kinds are shown. */
export function KindsMenu({ kinds, without, onChange }: KindsMenuProps): ReactElement {
  const shown = kinds.filter(({ key }) => !without.includes(key)).length;
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} stroke={1.6} />}>
          {shown === kinds.length ? 'All kinds' : `${shown} of ${kinds.length} kinds`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Kinds">
        <Stack gap="xs">
          {kinds.map(({ key, name, locked }) => (
            <Checkbox
              key={key}
              label={locked ? `${name} (computed)` : name}
              checked={!without.includes(key)}
              onChange={({ currentTarget: { checked } }) => onChange(checked ? without.filter((one) => one !== key) : [...without, key])}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
