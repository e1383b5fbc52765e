import { useRef, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { useKeepInView } from '../../../platform/web/form/keep-in-view.ts';
import type { May } from '../../../platform/web/identity/permissions-context.ts';
import { mayOpen } from '../all-screens.ts';
import { NAVIGATION } from '../navigation.ts';
import classes from './Menu.module.css';
import { FALLBACK_ICON, NAVIGATION_ICONS } from './navigation-icons.ts';

/** The menu entries this person may see, the current one marked. */
export function Menu({ path, may }: { readonly path: string; readonly may: May }): ReactElement {
  const menu = useRef<HTMLElement>(null);
  const current = NAVIGATION.find((entry) => path === entry.path || path.startsWith(`${entry.path}/`))?.path;
  // The menu is longer than most screens; the current entry is never out of sight.
  useKeepInView(menu, `[href="${current}"]`);
  return (
    <nav ref={menu} aria-label="Main" className={classes['menu']}>
      <ul>
        {NAVIGATION.filter(({ path: page }) => mayOpen(page, may)).map((entry) => {
          const Icon = NAVIGATION_ICONS[entry.path] ?? FALLBACK_ICON;
          return (
            <li key={entry.path}>
              <AppLink href={entry.path} className={classes['entry']} aria-current={entry.path === current ? 'page' : undefined}>
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
