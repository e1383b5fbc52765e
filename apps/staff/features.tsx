// The pages of the features, each loaded when it is first opened.
import { lazyRouteComponent } from '@tanstack/react-router';
import { loadPart } from '../../platform/web/live/load-part.ts';

export const LogoutPage = lazyRouteComponent(() => loadPart(() => import('./pages/LogoutPage.tsx')), 'LogoutPage');
export const Shell = lazyRouteComponent(() => loadPart(() => import('./shell/Shell.tsx')), 'Shell');
export const DashboardPage = lazyRouteComponent(() => loadPart(() => import('./pages/DashboardPage.tsx')), 'DashboardPage');
export const ContactsRoute = lazyRouteComponent(() => loadPart(() => import('./pages/ContactsRoute.tsx')), 'ContactsRoute');
export const ContactRoute = lazyRouteComponent(() => loadPart(() => import('./pages/ContactPage.tsx')), 'ContactRoute');
export const AddContactRoute = lazyRouteComponent(() => loadPart(() => import('./pages/AddContactRoute.tsx')), 'AddContactRoute');
export const ActivityRoute = lazyRouteComponent(() => loadPart(() => import('./pages/ActivityRoute.tsx')), 'ActivityRoute');
export const LeadsRoute = lazyRouteComponent(() => loadPart(() => import('./pages/LeadsRoute.tsx')), 'LeadsRoute');
export const ClientsRoute = lazyRouteComponent(() => loadPart(() => import('./pages/ClientsRoute.tsx')), 'ClientsRoute');
export const ExportPage = lazyRouteComponent(() => loadPart(() => import('./pages/ExportPage.tsx')), 'ExportPage');
export const ScoresPage = lazyRouteComponent(() => loadPart(() => import('../../features/scores/staff/ScoresPage.tsx')), 'ScoresPage');
export const MonitoringRoute = lazyRouteComponent(() => loadPart(() => import('./pages/MonitoringRoute.tsx')), 'MonitoringRoute');
export const LocationPage = lazyRouteComponent(
  () => loadPart(() => import('../../features/office/staff/LocationPage.tsx')),
  'LocationPage',
);
export const DisputeWorkspacePage = lazyRouteComponent(
  () => loadPart(() => import('./pages/DisputeWorkspacePage.tsx')),
  'DisputeWorkspacePage',
);
export const DisputeLettersPage = lazyRouteComponent(
  () => loadPart(() => import('../../features/letters/staff/DisputeLettersPage.tsx')),
  'DisputeLettersPage',
);
export const OutboxPage = lazyRouteComponent(() => loadPart(() => import('../../features/mail/staff/OutboxPage.tsx')), 'OutboxPage');
export const UserManagementPage = lazyRouteComponent(
  () => loadPart(() => import('../../features/accounts/staff/UserManagementPage.tsx')),
  'UserManagementPage',
);
export const AccountRoute = lazyRouteComponent(() => loadPart(() => import('./pages/AccountRoute.tsx')), 'AccountRoute');
