import { Button, Group } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import classes from './FoldedFilters.module.css';

interface FoldedFiltersProps {
  /** How many filters are set. */
  readonly active: number;
  readonly children: ReactNode;
}

/** Filters of a list in a row; at phone width behind one button, so that the list begins on the first screen. */
export function FoldedFilters({ active, children }: FoldedFiltersProps): ReactElement {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes['fold']} data-open={open || undefined}>
      <div className={classes['toggle']}>
        <Button
          variant="default"
          fullWidth
          leftSection={<IconFilter size={16} stroke={1.6} aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {active === 0 ? 'Filters' : `Filters (${active})`}
        </Button>
      </div>
      <Group gap="sm" align="flex-end" id={id} className={classes['filters'] ?? ''}>
        {children}
      </Group>
    </div>
  );
}
