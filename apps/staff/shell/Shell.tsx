// The frame of each staff page: menu, search, who is signed in, theme, and the alert of hot leads above the page.
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState, type ReactElement } from 'react';
import { grants } from '../../../features/identity/rules/permissions.ts';
import { staffSessionOptions } from '../../../features/identity/staff/queries.ts';
import { colleaguesOptions } from '../../../features/accounts/staff/queries.ts';
import { ColleaguesContext } from '../../../platform/web/identity/colleagues-context.ts';
import { ConfirmSignInDialog } from '../../../platform/web/identity/ConfirmSignInDialog.tsx';
import { ScreenWordsContext } from '../../../platform/web/screen-words.ts';
import { PermissionsContext, type May } from '../../../platform/web/identity/permissions-context.ts';
import { GuideAddressContext } from '../../../platform/web/form/guide-address.ts';
import { RelatedPagesContext } from '../../../platform/web/look/related-pages.ts';
import { RenewalContext } from '../../../platform/web/live/renewal.ts';
import { useLiveFeed, useStaffRenewal } from '../live-queries.ts';
import { CONTACT_FACETS, CONTACT_TABS, mayOpen, MOVES, permissionOf, SCREEN_WORDS } from '../all-screens.ts';
import { ContactFacetsContext } from '../contact-facets-context.ts';
import { MayOpenContext } from '../may-open-context.ts';
import { MovesContext } from '../moves-context.ts';
import { ContactTabsContext, prepareTabs } from '../contact-tabs.ts';
import { relatedPages } from '../related-pages.ts';
import { NoPermissionPage } from '../pages/NoPermissionPage.tsx';
import { guideAddress, guideNameOf } from '../help/guide-names.ts';
import { HotLeads } from './HotLeads.tsx';
import { MenuBar } from './MenuBar.tsx';
import { Overlays } from './Overlays.tsx';
import classes from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useOnEscape } from './use-on-escape.ts';

const TABS = prepareTabs(CONTACT_TABS);

export function Shell(): ReactElement {
  const { data: session } = useQuery(staffSessionOptions());
  const path = useLocation({ select: (location) => location.pathname });
  // Where the menu of narrow screens was opened; going to another page closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  const menuOpen = openedAt === path;
  const toggle = useRef<HTMLButtonElement>(null);
  const may = useCallback<May>((permission) => grants(session?.permissions ?? [], permission), [session]);
  const mayOpenPath = useCallback((page: string) => mayOpen(page, may), [may]);
  // The page before stays until the code of the next one has come, and keeps its own links so long.
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname }) ?? path;
  const related = useMemo(() => relatedPages(shown, mayOpenPath), [shown, mayOpenPath]);
  const isAdmitted = session !== undefined && !session.needsSecondFactor;
  const colleagues = useQuery({ ...colleaguesOptions(), enabled: isAdmitted });
  const people = useMemo(() => ({ me: session?.userId, all: colleagues.data ?? [] }), [session, colleagues.data]);
  const needed = permissionOf(path);
  const renewal = useStaffRenewal();
  useLiveFeed(renewal, isAdmitted && may('activity:follow'));
  const content = useHeadingFocus();
  useOnEscape(menuOpen, () => {
    setOpenedAt(undefined);
    toggle.current?.focus();
  });

  return (
    <RenewalContext value={renewal}>
      <ScreenWordsContext value={SCREEN_WORDS}>
        <ContactTabsContext value={TABS}>
          <ContactFacetsContext value={CONTACT_FACETS}>
            <MovesContext value={MOVES}>
              <PermissionsContext value={may}>
                <ColleaguesContext value={people}>
                  <a href="#content" className={classes['skip']}>
                    Skip to content
                  </a>
                  <div className={classes['frame']}>
                    <MenuBar ref={toggle} open={menuOpen} onToggle={() => setOpenedAt(menuOpen ? undefined : path)} />
                    <Sidebar path={path} open={menuOpen} email={session?.email} may={may} />
                    {/* Behind the open menu of a narrow screen nothing is to be reached. */}
                    <main ref={content} id="content" tabIndex={-1} className={classes['content']} inert={menuOpen}>
                      {isAdmitted && may('leads:work') && <HotLeads />}
                      {needed !== null && session && !may(needed) ? (
                        <NoPermissionPage />
                      ) : (
                        <MayOpenContext value={mayOpenPath}>
                          <RelatedPagesContext value={related}>
                            <GuideAddressContext value={guideAddress(guideNameOf(shown))}>
                              <Outlet />
                            </GuideAddressContext>
                          </RelatedPagesContext>
                        </MayOpenContext>
                      )}
                    </main>
                  </div>
                  <ConfirmSignInDialog />
                  {isAdmitted && <Overlays path={path} userId={session.userId} />}
                </ColleaguesContext>
              </PermissionsContext>
            </MovesContext>
          </ContactFacetsContext>
        </ContactTabsContext>
      </ScreenWordsContext>
    </RenewalContext>
  );
}
