// Every staff path. The guard is declared once, above all pages except /logout. /login and /invite are a page of the browser of their own
// (apps/login).
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadPart } from '../../platform/web/live/load-part.ts';
import { PAGES } from './all-screens.ts';
import { isStaff, leaveFor, requireStaff } from './guard.ts';
import { BrokenPage } from './pages/BrokenPage.tsx';
import { FailurePage } from './pages/FailurePage.tsx';
import { NotFoundAlone, NotFoundPage } from './pages/NotFoundPage.tsx';
import { UpcomingPage } from './pages/UpcomingPage.tsx';
import { readListSearch } from './search.ts';
import { UPCOMING_PAGES } from './upcoming-pages.ts';

const LogoutPage = lazyRouteComponent(() => loadPart(() => import('./pages/LogoutPage.tsx')), 'LogoutPage');
const Shell = lazyRouteComponent(() => loadPart(() => import('./shell/Shell.tsx')), 'Shell');

// An address that cannot be decoded is matched with no path, not even with the one for everything else.
const root = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  errorComponent: FailurePage,
  notFoundComponent: NotFoundAlone,
});

const outside = ['/login', '/login/forgot', '/login/action', '/invite'].map(elsewhere);
const logout = createRoute({ getParentRoute: () => root, path: '/logout', component: LogoutPage });
const home = moved('/', '/dashboard');
const clients = moved('/clients', '/contacts');
const client = moved('/client', '/contacts');

const staff = createRoute({
  getParentRoute: () => root,
  id: 'staff',
  component: Shell,
  errorComponent: FailurePage,
  beforeLoad: async ({ context, location }) => ({ session: await requireStaff(context.queryClient, location.href) }),
});
const pages = PAGES.map(({ path, load, readSearch = readListSearch }) =>
  createRoute({
    getParentRoute: () => staff,
    path,
    validateSearch: (raw: Record<string, unknown>) => readSearch(raw),
    component: lazyRouteComponent(async () => ({ default: await loadPart(load) })),
  }),
);
const upcoming = UPCOMING_PAGES.map(({ path, title, sentence }) =>
  createRoute({ getParentRoute: () => staff, path, component: () => <UpcomingPage title={title} sentence={sentence} /> }),
);
// Everything else. Staff keep their menu; no one has to sign in to read that there is nothing.
const lost = createRoute({
  getParentRoute: () => root,
  id: 'lost',
  errorComponent: FailurePage,
  component: () => (lost.useRouteContext().isStaff ? <Shell /> : <NotFoundAlone />),
  beforeLoad: async ({ context }) => ({ isStaff: await isStaff(context.queryClient) }),
});
const nowhere = createRoute({ getParentRoute: () => lost, path: '/$', component: NotFoundPage });

const tree = root.addChildren([
  ...outside,
  logout,
  home,
  clients,
  client,
  lost.addChildren([nowhere]),
  staff.addChildren([...pages, ...upcoming]),
]);

function moved(path: string, to: string) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });
}

/** A path that only a load of the page leads to. */
function elsewhere(path: string) {
  return createRoute({ getParentRoute: () => root, path, beforeLoad: ({ location: { searchStr } }) => leaveFor(path + searchStr) });
}

/** The router of the staff app. Pages get their data through queries, so routes carry no loaders. */
export function createStaffRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: tree,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: BrokenPage,
    // The guard is quick; a pending page would flash.
    defaultPendingMs: 10_000,
  });
}
