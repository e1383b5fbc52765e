import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import classes from './FormSection.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of a form that is folded away until it is wanted. */
export function FormSection({ title, open, onToggle, children }: FormSectionProps): ReactElement {
  const id = useId();
  return (
    <div>
      <UnstyledButton className={classes['toggle'] ?? ''} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <IconChevronRight size={16} stroke={1.6} aria-hidden="true" data-open={open} />
        {title}
      </UnstyledButton>
      <div id={id} className={classes['content']}>
        {open && children}
      </div>
    </div>
  );
}
