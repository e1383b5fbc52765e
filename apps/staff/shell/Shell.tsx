// What stands around each staff page: menu, who is signed in, theme.
import { ActionIcon, Anchor, Text } from '@mantine/core';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { grants } from '../../../features/access/rules/roles.ts';
import { staffSessionOptions } from '../../../features/access/staff/queries.ts';
import { AppLink } from '../../../platform/web/AppLink.tsx';
import { LogoMark } from '../../../platform/web/LogoMark.tsx';
import { PermissionsContext } from '../../../platform/web/permissions-context.ts';
import { ThemeToggle } from '../../../platform/web/ThemeToggle.tsx';
import { useLiveQueries } from '../live-queries.ts';
import { permissionOf } from '../navigation.ts';
import { NoPermissionPage } from '../pages/NoPermissionPage.tsx';
import { Menu } from './Menu.tsx';
import classes from './Shell.module.css';

export function Shell(): ReactElement {
  const { data: session } = useQuery(staffSessionOptions());
  const path = useLocation({ select: (location) => location.pathname });
  // Where the menu of narrow screens was opened; going to another page closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  const menuOpen = openedAt === path;
  const may = useCallback((permission: string) => grants(session?.permissions ?? [], permission), [session]);
  const needed = permissionOf(path);
  useLiveQueries(session !== undefined && !session.needsSecondFactor && may('activity:follow'));

  useEffect(() => {
    if (!menuOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpenedAt(undefined);
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [menuOpen]);

  return (
    <PermissionsContext value={may}>
      <a href="#content" className={classes['skip']}>Skip to content</a>
      <div className={classes['frame']}>
        <header className={classes['bar']}>
          <ActionIcon
            variant="subtle" color="gray" size={36} aria-label={menuOpen ? 'Close the menu' : 'Open the menu'}
            aria-expanded={menuOpen} aria-controls="menu" onClick={() => setOpenedAt(menuOpen ? undefined : path)}
          >
            {menuOpen ? <IconX size={20} stroke={1.6} /> : <IconMenu2 size={20} stroke={1.6} />}
          </ActionIcon>
          <LogoMark size={22} />
          <Text fw={600}>Redress</Text>
        </header>
        <aside id="menu" className={classes['side']} data-open={menuOpen}>
          <AppLink href="/dashboard" className={classes['brand']}>
            <LogoMark />
            <span>Redress</span>
          </AppLink>
          <Menu path={path} may={may} />
          <div className={classes['person']}>
            <Anchor component={AppLink} href="/settings" size="xs" c="dimmed" truncate title={session?.email} aria-current={path === '/settings' ? 'page' : undefined}>
              {session?.email || 'Signed in'}
            </Anchor>
            <ThemeToggle />
          </div>
        </aside>
        <main id="content" tabIndex={-1} className={classes['content']}>
          {needed !== null && session && !may(needed) ? <NoPermissionPage /> : <Outlet />}
        </main>
      </div>
    </PermissionsContext>
  );
}
