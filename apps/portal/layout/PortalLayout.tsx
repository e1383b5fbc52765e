import {
  IconFileText,
  IconGauge,
  IconHome,
  IconListCheck,
  IconLogout,
  IconMenu2,
  IconMessage,
  IconPhone,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useState, type ReactElement } from 'react';
import { clientSessionOptions } from '../../../features/identity/portal/queries.ts';
import { createRenewal, RenewalContext } from '../../../platform/web/live/renewal.ts';
import { signOut } from '../../../platform/web/identity/identity.ts';
import { publicConfig } from '../../../platform/web/identity/public-config.ts';
import { OfficeBrand } from '../../../platform/web/look/OfficeBrand.tsx';
import { isPreview } from '../../../platform/web/identity/preview.ts';
import { ThemeToggle } from '../../../platform/web/look/ThemeToggle.tsx';
import classes from './PortalLayout.module.css';
import { PreviewBar } from './PreviewBar.tsx';

const NAVIGATION = [
  { label: 'Dashboard', path: '/client', icon: IconHome },
  { label: 'My Credit Scores', path: '/client/reports', icon: IconGauge },
  { label: 'Dispute Status', path: '/client/disputes', icon: IconListCheck },
  { label: 'Documents', path: '/client/documents', icon: IconFileText },
  { label: 'Messages', path: '/client/messages', icon: IconMessage },
] as const;

/** Menu at the side, folded behind a button below the large breakpoint; the page in one column. */
export function PortalLayout({ email }: { readonly email: string | null }): ReactElement {
  // Where the menu was opened; any other page finds it folded.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const path = useLocation({ select: (location) => location.pathname.replace(/\/$/, '').replace(/^\/client\/dashboard$/, '/client') });
  const open = openAt === path;
  const session = useQuery(clientSessionOptions());
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);
  const cache = useQueryClient();
  // Each page of a client shows one feature, so nothing follows the changes of another.
  const [renewal] = useState(() => createRenewal(cache, { alsoAfter: {} }));
  const { office } = publicConfig();
  const name = session.data?.name || email || 'Profile';
  return (
    <div className={classes['frame']}>
      <a href="#page" className={classes['skip']}>
        Skip to the page
      </a>
      <header className={classes['top']}>
        <Link to="/client" className={classes['brand']}>
          <OfficeBrand size={28} />
        </Link>
        <button
          type="button"
          className={classes['burger']}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpenAt(open ? null : path)}
        >
          {open ? <IconX size={22} aria-hidden="true" /> : <IconMenu2 size={22} aria-hidden="true" />} Menu
        </button>
      </header>
      <nav id="menu" aria-label="Main" className={classes['side']} data-open={open || undefined}>
        <Link to="/client" className={classes['sideBrand']}>
          <OfficeBrand size={28} />
        </Link>
        <ul className={classes['list']}>
          {NAVIGATION.map(({ label, path: target, icon: Icon }) => (
            <li key={target}>
              <Link
                to={target}
                className={classes['link']}
                activeProps={{}}
                activeOptions={{ exact: true }}
                aria-current={path === target ? 'page' : undefined}
              >
                <Icon size={20} stroke={1.6} aria-hidden="true" /> {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className={classes['foot']}>
          {office.phone !== null && (
            <a href={`tel:${office.phone.replaceAll(/[^+\d]/g, '')}`} className={classes['link']}>
              <IconPhone size={20} stroke={1.6} aria-hidden="true" /> {office.phone}
            </a>
          )}
          <Link
            to="/client/profile"
            className={classes['link']}
            activeProps={{}}
            aria-current={path === '/client/profile' ? 'page' : undefined}
          >
            <IconUser size={20} stroke={1.6} aria-hidden="true" /> <span className={classes['name']}>{name}</span>
          </Link>
          <div className={classes['out']}>
            {!isPreview() && (
              <button type="button" className={classes['link']} onClick={() => void signOut()}>
                <IconLogout size={20} stroke={1.6} aria-hidden="true" /> Sign Out
              </button>
            )}
            <ThemeToggle />
          </div>
        </div>
      </nav>
      <main id="page" className={classes['page']} tabIndex={-1}>
        {isPreview() && <PreviewBar name={session.data?.name} />}
        <RenewalContext value={renewal}>
          <Outlet />
        </RenewalContext>
      </main>
    </div>
  );
}
