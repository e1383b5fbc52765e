import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/AppLink.tsx';
import { NAVIGATION } from '../navigation.ts';
import classes from './Menu.module.css';
import { FALLBACK_ICON, NAVIGATION_ICONS } from './navigation-icons.ts';

/** The menu entries this person may see, the current one marked. */
export function Menu({ path, may }: { readonly path: string; readonly may: (permission: string) => boolean }): ReactElement {
  return (
    <nav aria-label="Main" className={classes['menu']}>
      <ul>
        {NAVIGATION.filter(({ permission }) => permission === null || may(permission)).map((entry) => {
          const Icon = NAVIGATION_ICONS[entry.path] ?? FALLBACK_ICON;
          const isCurrent = path === entry.path || path.startsWith(`${entry.path}/`);
          return (
            <li key={entry.path}>
              <AppLink href={entry.path} className={classes['entry']} aria-current={isCurrent ? 'page' : undefined}>
                <Icon size={17} stroke={1.6} aria-hidden="true" />
                {entry.label}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
