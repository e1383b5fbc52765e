// Every staff path. The guard stands once, above all pages but /logout. /login and /invite are a page of the browser of their own
// (apps/login).
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router';
import * as pages from './features.tsx';
import { isStaff, leaveFor, requireStaff } from './guard.ts';
import { BrokenPage } from './pages/BrokenPage.tsx';
import { FailurePage } from './pages/FailurePage.tsx';
import { NotFoundAlone, NotFoundPage } from './pages/NotFoundPage.tsx';
import { UpcomingPage } from './pages/UpcomingPage.tsx';
import { readContactSearch, readListSearch, readLoginSearch } from './search.ts';
import { UPCOMING_PAGES } from './upcoming-pages.ts';

// An address that cannot be decoded is matched with no path, not even with the one for everything else.
const root = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  errorComponent: FailurePage,
  notFoundComponent: NotFoundAlone,
});

const outside = ['/login', '/login/forgot', '/login/action', '/invite'].map(elsewhere);
const logout = createRoute({ getParentRoute: () => root, path: '/logout', component: pages.LogoutPage });
const home = moved('/', '/dashboard');
const clients = moved('/clients', '/contacts');
const client = moved('/client', '/contacts');

const staff = createRoute({
  getParentRoute: () => root,
  id: 'staff',
  component: pages.Shell,
  errorComponent: FailurePage,
  beforeLoad: async ({ context, location }) => ({ session: await requireStaff(context.queryClient, location.href) }),
});
const dashboard = createRoute({ getParentRoute: () => staff, path: '/dashboard', component: pages.DashboardPage });
const contacts = createRoute({
  getParentRoute: () => staff,
  path: '/contacts',
  component: pages.ContactsRoute,
  validateSearch: readListSearch,
});
const contact = createRoute({
  getParentRoute: () => staff,
  path: '/contacts/$id',
  component: pages.ContactRoute,
  validateSearch: readContactSearch,
});
const addContact = createRoute({
  getParentRoute: () => staff,
  path: '/add-client',
  component: pages.AddContactRoute,
  validateSearch: readListSearch,
});
const activity = createRoute({
  getParentRoute: () => staff,
  path: '/activity',
  component: pages.ActivityRoute,
  validateSearch: readListSearch,
});
const leads = createRoute({ getParentRoute: () => staff, path: '/leads', component: pages.LeadsRoute, validateSearch: readListSearch });
const clientManagement = createRoute({
  getParentRoute: () => staff,
  path: '/client-management',
  component: pages.ClientsRoute,
  validateSearch: readListSearch,
});
const exportPage = createRoute({
  getParentRoute: () => staff,
  path: '/export',
  component: pages.ExportPage,
  validateSearch: readListSearch,
});
const location = createRoute({
  getParentRoute: () => staff,
  path: '/location',
  component: pages.LocationPage,
  validateSearch: readListSearch,
});
const creditScores = createRoute({
  getParentRoute: () => staff,
  path: '/credit-scores',
  component: pages.ScoresPage,
  validateSearch: readListSearch,
});
const idiq = createRoute({ getParentRoute: () => staff, path: '/idiq', component: pages.MonitoringRoute, validateSearch: readListSearch });
const disputeCenter = createRoute({ getParentRoute: () => staff, path: '/dispute-center', component: pages.DisputeWorkspacePage });
const disputeLetters = createRoute({ getParentRoute: () => staff, path: '/dispute-letters', component: pages.DisputeLettersPage });
const communications = createRoute({ getParentRoute: () => staff, path: '/communications', component: pages.OutboxPage });
const userManagement = createRoute({ getParentRoute: () => staff, path: '/user-management', component: pages.UserManagementPage });
const account = createRoute({
  getParentRoute: () => staff,
  path: '/settings',
  component: pages.AccountRoute,
  validateSearch: readLoginSearch,
});
const upcoming = UPCOMING_PAGES.map(({ path, title, sentence }) =>
  createRoute({ getParentRoute: () => staff, path, component: () => <UpcomingPage title={title} sentence={sentence} /> }),
);
// Everything else. Staff keep their menu; nobody has to sign in to read that there is nothing.
const lost = createRoute({
  getParentRoute: () => root,
  id: 'lost',
  errorComponent: FailurePage,
  component: () => (lost.useRouteContext().isStaff ? <pages.Shell /> : <NotFoundAlone />),
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
  staff.addChildren([
    dashboard,
    contacts,
    contact,
    addContact,
    leads,
    clientManagement,
    exportPage,
    location,
    activity,
    creditScores,
    idiq,
    disputeCenter,
    disputeLetters,
    communications,
    userManagement,
    account,
    ...upcoming,
  ]),
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
