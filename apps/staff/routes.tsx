// Every staff path. The guard stands once, above all pages but /login and /logout.
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router';
import * as pages from './features.tsx';
import { refuseSignedIn, requireStaff } from './guard.ts';
import { FailurePage } from './pages/FailurePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { UpcomingPage } from './pages/UpcomingPage.tsx';
import { readContactSearch, readContactsSearch, readLoginSearch } from './search.ts';
import { UPCOMING_PAGES } from './upcoming-pages.ts';

const root = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({ notFoundComponent: NotFoundPage, errorComponent: FailurePage });

const login = createRoute({
  getParentRoute: () => root, path: '/login', component: pages.LoginRoute, validateSearch: readLoginSearch,
  beforeLoad: ({ search }) => refuseSignedIn(search.from),
});
const forgot = createRoute({ getParentRoute: () => root, path: '/login/forgot', component: pages.ForgotPage });
const action = createRoute({ getParentRoute: () => root, path: '/login/action', component: pages.ActionPage });
const invite = createRoute({ getParentRoute: () => root, path: '/invite', component: pages.InvitePage });
const logout = createRoute({ getParentRoute: () => root, path: '/logout', component: pages.LogoutPage });
const home = moved('/', '/dashboard');
const clients = moved('/clients', '/contacts');
const client = moved('/client', '/contacts');

const staff = createRoute({
  getParentRoute: () => root, id: 'staff', component: pages.Shell,
  beforeLoad: async ({ context, location }) => ({ session: await requireStaff(context.queryClient, location.href) }),
});
const dashboard = createRoute({ getParentRoute: () => staff, path: '/dashboard', component: pages.DashboardPage });
const contacts = createRoute({ getParentRoute: () => staff, path: '/contacts', component: pages.ContactsRoute, validateSearch: readContactsSearch });
const contact = createRoute({ getParentRoute: () => staff, path: '/contacts/$id', component: pages.ContactRoute, validateSearch: readContactSearch });
const addContact = createRoute({ getParentRoute: () => staff, path: '/add-client', component: pages.AddContactPage });
const activity = createRoute({ getParentRoute: () => staff, path: '/activity', component: pages.ActivityPage });
const disputeCenter = createRoute({ getParentRoute: () => staff, path: '/dispute-center', component: pages.DisputeWorkspacePage });
const disputeLetters = createRoute({ getParentRoute: () => staff, path: '/dispute-letters', component: pages.DisputeLettersPage });
const communications = createRoute({ getParentRoute: () => staff, path: '/communications', component: pages.OutboxPage });
const userManagement = createRoute({ getParentRoute: () => staff, path: '/user-management', component: pages.UserManagementPage });
const account = createRoute({ getParentRoute: () => staff, path: '/settings', component: pages.AccountRoute, validateSearch: readLoginSearch });
const upcoming = UPCOMING_PAGES.map(({ path, title, sentence }) =>
  createRoute({ getParentRoute: () => staff, path, component: () => <UpcomingPage title={title} sentence={sentence} /> }),
);

const tree = root.addChildren([
  login, forgot, action, invite, logout, home, clients, client,
  staff.addChildren([dashboard, contacts, contact, addContact, activity, disputeCenter, disputeLetters, communications, userManagement, account, ...upcoming]),
]);

function moved(path: string, to: string) {
  return createRoute({ getParentRoute: () => root, path, beforeLoad: () => { throw redirect({ to, replace: true }); } });
}

/** The router of the staff app. Pages get their data through queries, so routes carry no loaders. */
export function createStaffRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: tree,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    // The guard is quick; a pending page would flash.
    defaultPendingMs: 10_000,
  });
}
