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
import { OwnLanguage } from '../../../features/contacts/portal/OwnLanguage.tsx';
import { setPageLanguage } from '../../../platform/web/language/page-language.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { createRenewal, RenewalContext } from '../../../platform/web/live/renewal.ts';
import { signOut } from '../../../platform/web/identity/identity.ts';
import { publicConfig } from '../../../platform/web/identity/public-config.ts';
import { OfficeBrand } from '../../../platform/web/look/OfficeBrand.tsx';
import { isPreview } from '../../../platform/web/identity/preview.ts';
import { ThemeToggle } from '../../../platform/web/look/ThemeToggle.tsx';
import { layoutTexts } from '../texts.ts';
import classes from './PortalLayout.module.css';
import { PreviewBar } from './PreviewBar.tsx';

const NAVIGATION = [
  { page: 'dashboard', path: '/client', icon: IconHome },
  { page: 'scores', path: '/client/reports', icon: IconGauge },
  { page: 'disputes', path: '/client/disputes', icon: IconListCheck },
  { page: 'documents', path: '/client/documents', icon: IconFileText },
  { page: 'messages', path: '/client/messages', icon: IconMessage },
] as const;

/** Pages of a client show one feature each, but for the agreement: its page says what a signature or a cancellation changes. */
const ALSO_AFTER = { agreements: ['offers'], offers: ['agreements'], disputes: ['agreements'], letters: ['agreements'] } as const;

/** Menu at the side, folded behind a button below the large breakpoint; the page in one column. */
export function PortalLayout({ email }: { readonly email: string | null }): ReactElement {
  // Where the menu was opened; any other page finds it folded.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const path = useLocation({ select: (location) => location.pathname.replace(/\/$/, '').replace(/^\/client\/dashboard$/, '/client') });
  const open = openAt === path;
  const session = useQuery(clientSessionOptions());
  const texts = useTexts(layoutTexts);
  const language = session.data?.language;
  useEffect(() => {
    // The record of the client decides, not what this browser remembers; staff who look leave nothing behind.
    if (language !== undefined) setPageLanguage(language, { keep: !isPreview() });
  }, [language]);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);
  const cache = useQueryClient();
  const [renewal] = useState(() => createRenewal(cache, { alsoAfter: ALSO_AFTER }));
  const { office } = publicConfig();
  const name = session.data?.name || email || texts.profile;
  return (
    <RenewalContext value={renewal}>
      <div className={classes['frame']}>
        <a href="#page" className={classes['skip']}>
          {texts.skip}
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
            {open ? <IconX size={22} aria-hidden="true" /> : <IconMenu2 size={22} aria-hidden="true" />} {texts.menu}
          </button>
        </header>
        <nav id="menu" aria-label={texts.main} className={classes['side']} data-open={open || undefined}>
          <Link to="/client" className={classes['sideBrand']}>
            <OfficeBrand size={28} />
          </Link>
          <ul className={classes['list']}>
            {NAVIGATION.map(({ page, path: target, icon: Icon }) => (
              <li key={target}>
                <Link
                  to={target}
                  className={classes['link']}
                  activeProps={{}}
                  activeOptions={{ exact: true }}
                  aria-current={path === target ? 'page' : undefined}
                >
                  <Icon size={20} stroke={1.6} aria-hidden="true" /> {texts.pages[page]}
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
            {!isPreview() && (
              <div className={classes['language']}>
                <OwnLanguage />
              </div>
            )}
            <div className={classes['out']}>
              {!isPreview() && (
                <button type="button" className={classes['link']} onClick={() => void signOut()}>
                  <IconLogout size={20} stroke={1.6} aria-hidden="true" /> {texts.signOut}
                </button>
              )}
              <ThemeToggle />
            </div>
          </div>
        </nav>
        <main id="page" className={classes['page']} tabIndex={-1}>
          {isPreview() && <PreviewBar name={session.data?.name} />}
          <Outlet />
        </main>
      </div>
    </RenewalContext>
  );
}
