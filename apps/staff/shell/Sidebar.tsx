import type { May } from '../../../platform/web/identity/permissions-context.ts';
import { Anchor, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { LogoMark } from '../../../platform/web/look/LogoMark.tsx';
import { ThemeToggle } from '../../../platform/web/look/ThemeToggle.tsx';
import { HelpButton } from './HelpButton.tsx';
import { Menu } from './Menu.tsx';
import { openOverlay } from './overlay-store.ts';
import { PALETTE_KEYS } from './shortcut-words.ts';
import classes from './Shell.module.css';

interface SidebarProps {
  readonly path: string;
  /** On narrow screens: whether it is unfolded. */
  readonly open: boolean;
  readonly email: string | undefined;
  readonly may: May;
}

export function Sidebar({ path, open, email, may }: SidebarProps): ReactElement {
  return (
    <aside id="menu" className={classes['side']} data-open={open}>
      <AppLink href="/dashboard" className={classes['brand']}>
        <LogoMark />
        <span>Redress</span>
      </AppLink>
      <UnstyledButton className={classes['search'] ?? ''} onClick={() => openOverlay('palette')} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={16} stroke={1.6} aria-hidden="true" />
        <span>Search</span>
        <kbd aria-hidden="true">{PALETTE_KEYS}</kbd>
      </UnstyledButton>
      <Menu path={path} may={may} />
      <div className={classes['person']}>
        <Anchor
          component={AppLink}
          href="/settings"
          size="xs"
          c="dimmed"
          truncate
          title={email}
          aria-current={path === '/settings' ? 'page' : undefined}
        >
          {email || 'Signed in'}
        </Anchor>
        <span className={classes['tools']}>
          <HelpButton />
          <ThemeToggle />
        </span>
      </div>
    </aside>
  );
}
