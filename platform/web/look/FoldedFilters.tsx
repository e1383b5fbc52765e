import { Button, Group } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState, type ReactElement, type ReactNode } from 'react';

/** Filters in a row; on a phone they fold behind one button that says how many are set. */
export function FoldedFilters({ active, children }: { readonly active: number; readonly children: ReactNode }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        hiddenFrom="xs"
        variant="default"
        mb={isOpen ? 'sm' : 0}
        leftSection={<IconFilter size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Filters{active > 0 && `: ${active}`}
      </Button>
      <Group gap="sm" align="flex-end" {...(!isOpen && { visibleFrom: 'xs' })}>
        {children}
      </Group>
    </>
  );
}
