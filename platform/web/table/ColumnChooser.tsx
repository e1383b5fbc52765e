import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';

interface ColumnChooserProps {
  /** All that may be shown; the first one always is. */
  readonly columns: readonly { readonly key: string; readonly header: string }[];
  readonly shown: readonly string[];
  /** undefined goes back to what the page shows by itself. */
  readonly onChange: (shown: readonly string[] | undefined) => void;
}

/** Which columns a list shows. They keep the order of the page. */
export function ColumnChooser({ columns, shown, onChange }: ColumnChooserProps): ReactElement {
  const [opened, setOpened] = useState(false);
  const toggle = (key: string): void =>
    onChange(columns.map((column) => column.key).filter((other) => (other === key) !== shown.includes(other)));
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus shadow="md" transitionProps={{ duration: 100 }}>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} stroke={1.6} />}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns" mah="70dvh" style={{ overflowY: 'auto' }}>
        <Stack gap={8}>
          {columns.map(({ key, header }, place) => (
            <Checkbox
              key={key}
              label={header}
              checked={place === 0 || shown.includes(key)}
              disabled={place === 0}
              onChange={() => toggle(key)}
            />
          ))}
          <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(undefined)}>
            Reset columns
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
