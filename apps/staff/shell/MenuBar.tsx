import { ActionIcon, Group, Text } from '@mantine/core';
import { IconMenu2, IconSearch, IconX } from '@tabler/icons-react';
import type { ReactElement, Ref } from 'react';
import { LogoMark } from '../../../platform/web/look/LogoMark.tsx';
import { HelpButton } from './HelpButton.tsx';
import { openOverlay } from './overlay-store.ts';
import classes from './Shell.module.css';

interface MenuBarProps {
  /** The button that opens the menu. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** On narrow screens the menu folds into this bar. */
export function MenuBar({ ref, open, onToggle }: MenuBarProps): ReactElement {
  return (
    <header className={classes['bar']}>
      <ActionIcon
        ref={ref}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={open ? 'Close the menu' : 'Open the menu'}
        aria-expanded={open}
        aria-controls="menu"
        onClick={onToggle}
      >
        {open ? <IconX size={20} stroke={1.6} /> : <IconMenu2 size={20} stroke={1.6} />}
      </ActionIcon>
      <LogoMark size={22} />
      <Text fw={600}>Redress</Text>
      <Group gap={4} ml="auto">
        <HelpButton />
        <ActionIcon variant="subtle" color="gray" size={36} aria-label="Search" onClick={() => openOverlay('palette')}>
          <IconSearch size={19} stroke={1.6} />
        </ActionIcon>
      </Group>
    </header>
  );
}
