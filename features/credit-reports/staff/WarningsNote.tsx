import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconInfoCircle } from '@tabler/icons-react';
import { useId, useState, type ReactElement } from 'react';
import type { ImportWarning } from '../../report-files/rules/model.ts';
import classes from './WarningsNote.module.css';

/** What the reader of the file was unsure of; folded, because most of it concerns no one. */
export function WarningsNote({ warnings }: { readonly warnings: readonly ImportWarning[] }): ReactElement | null {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (warnings.length === 0) return null;
  const first = warnings.filter((w) => w.severity === 'warning');
  return (
    <div>
      <UnstyledButton className={classes['toggle'] ?? ''} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <IconInfoCircle size={16} stroke={1.6} aria-hidden="true" />
        {first.length > 0
          ? `${first.length} ${first.length === 1 ? 'note needs' : 'notes need'} review`
          : `${warnings.length} ${warnings.length === 1 ? 'note' : 'notes'} on how this file was read`}
        <IconChevronRight size={14} aria-hidden="true" className={classes['chevron'] ?? ''} data-open={open || undefined} />
      </UnstyledButton>
      <Collapse expanded={open} id={id} transitionDuration={120}>
        <ul className={classes['list']}>
          {[...first, ...warnings.filter((w) => w.severity === 'info')].map((warning, i) => (
            // Several notes may read the same, and their order never changes.
            <li key={i}>{warning.message}</li>
          ))}
        </ul>
      </Collapse>
    </div>
  );
}
