// The pages of the features, each loaded when it is first opened.
import { lazyRouteComponent } from '@tanstack/react-router';

export const LoginRoute = lazyRouteComponent(() => import('./pages/LoginRoute.tsx'), 'LoginRoute');
export const ForgotPage = lazyRouteComponent(() => import('../../features/access/staff/ForgotPage.tsx'), 'ForgotPage');
export const ActionPage = lazyRouteComponent(() => import('../../features/access/staff/ActionPage.tsx'), 'ActionPage');
export const InvitePage = lazyRouteComponent(() => import('../../features/access/staff/InvitePage.tsx'), 'InvitePage');
export const LogoutPage = lazyRouteComponent(() => import('./pages/LogoutPage.tsx'), 'LogoutPage');
export const Shell = lazyRouteComponent(() => import('./shell/Shell.tsx'), 'Shell');
export const DashboardPage = lazyRouteComponent(() => import('./pages/DashboardPage.tsx'), 'DashboardPage');
export const ContactsRoute = lazyRouteComponent(() => import('./pages/ContactsRoute.tsx'), 'ContactsRoute');
export const ContactRoute = lazyRouteComponent(() => import('./pages/ContactPage.tsx'), 'ContactRoute');
export const AddContactPage = lazyRouteComponent(() => import('../../features/contacts/staff/AddContactPage.tsx'), 'AddContactPage');
export const ActivityPage = lazyRouteComponent(() => import('../../features/activity/staff/ActivityPage.tsx'), 'ActivityPage');
export const DisputeWorkspacePage = lazyRouteComponent(() => import('./pages/DisputeWorkspacePage.tsx'), 'DisputeWorkspacePage');
export const DisputeLettersPage = lazyRouteComponent(() => import('../../features/letters/staff/DisputeLettersPage.tsx'), 'DisputeLettersPage');
export const OutboxPage = lazyRouteComponent(() => import('../../features/mail/staff/OutboxPage.tsx'), 'OutboxPage');
export const UserManagementPage = lazyRouteComponent(() => import('../../features/access/staff/UserManagementPage.tsx'), 'UserManagementPage');
export const AccountRoute = lazyRouteComponent(() => import('./pages/AccountRoute.tsx'), 'AccountRoute');
