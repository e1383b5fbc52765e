// Every path of the portal. Sign-in, forgotten password and invitation are outside the guard.
import {
  Navigate,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router';
import { FailurePage } from './pages/FailurePage.tsx';
import { fromOldPrefix } from './portal-paths.ts';

const toRenamed = ({ location }: { readonly location: { readonly href: string } }): never => {
  throw redirect({ href: fromOldPrefix(location.href), replace: true });
};

const root = createRootRoute({ notFoundComponent: () => <Navigate to="/client" replace />, errorComponent: FailurePage });
const login = createRoute({
  getParentRoute: () => root,
  path: '/client/login',
  component: lazyRouteComponent(() => import('./pages/LoginRoute.tsx'), 'LoginRoute'),
});
const forgot = createRoute({
  getParentRoute: () => root,
  path: '/client/forgot',
  component: lazyRouteComponent(() => import('../../features/identity/portal/ForgotPage.tsx'), 'ForgotPage'),
});
const action = createRoute({
  getParentRoute: () => root,
  path: '/client/action',
  component: lazyRouteComponent(() => import('../../features/identity/portal/ActionPage.tsx'), 'ActionPage'),
});
const invite = createRoute({
  getParentRoute: () => root,
  path: '/client/invite',
  component: lazyRouteComponent(() => import('./pages/InviteRoute.tsx'), 'InviteRoute'),
});
const tablet = createRoute({
  getParentRoute: () => root,
  path: '/client/tablet',
  component: lazyRouteComponent(() => import('./pages/TabletRoute.tsx'), 'TabletRoute'),
});
const oldPrefix = createRoute({ getParentRoute: () => root, path: '/client-portal', beforeLoad: toRenamed });
const oldPaths = createRoute({ getParentRoute: () => root, path: '/client-portal/$', beforeLoad: toRenamed });

const client = createRoute({
  getParentRoute: () => root,
  id: 'client',
  component: lazyRouteComponent(() => import('./layout/PortalGuard.tsx'), 'PortalGuard'),
});
const page = (path: string, component: RouteComponent) => createRoute({ getParentRoute: () => client, path, component });
const dashboard = lazyRouteComponent(() => import('./pages/DashboardPage.tsx'), 'DashboardPage');
const pages = [
  page('/client', dashboard),
  page('/client/dashboard', dashboard),
  page(
    '/client/reports',
    lazyRouteComponent(() => import('./pages/ReportsPage.tsx'), 'ReportsPage'),
  ),
  page(
    '/client/disputes',
    lazyRouteComponent(() => import('./pages/DisputesPage.tsx'), 'DisputesPage'),
  ),
  page(
    '/client/letters',
    lazyRouteComponent(() => import('./pages/LettersPage.tsx'), 'LettersPage'),
  ),
  page(
    '/client/letters/$id',
    lazyRouteComponent(() => import('./pages/LetterPage.tsx'), 'LetterPage'),
  ),
  page(
    '/client/documents',
    lazyRouteComponent(() => import('./pages/DocumentsPage.tsx'), 'DocumentsPage'),
  ),
  page(
    '/client/agreement',
    lazyRouteComponent(() => import('./pages/AgreementPage.tsx'), 'AgreementPage'),
  ),
  page(
    '/client/messages',
    lazyRouteComponent(() => import('./pages/MessagesPage.tsx'), 'MessagesPage'),
  ),
  page(
    '/client/profile',
    lazyRouteComponent(() => import('./pages/ProfileRoute.tsx'), 'ProfileRoute'),
  ),
];

const tree = root.addChildren([login, forgot, action, invite, tablet, oldPrefix, oldPaths, client.addChildren(pages)]);

/** The router of the portal. */
export function createPortalRouter() {
  return createRouter({
    routeTree: tree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 300,
    defaultPendingComponent: () => null,
  });
}
