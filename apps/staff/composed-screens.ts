// Pages and tabs that put several features together, and so belong to the app.
import type { ContactTabProps } from '../../features/contacts/contract.ts';
import type { Screens } from '../../platform/web/screens.ts';
import type { StaffPermission } from './screens.ts';
import { readLoginSearch } from './search.ts';

export const COMPOSED_SCREENS: Screens<StaffPermission, ContactTabProps> = {
  feature: 'app',
  pages: [
    { path: '/dashboard', permission: null, load: async () => (await import('./pages/DashboardPage.tsx')).DashboardPage },
    { path: '/contacts', permission: 'contacts:view', load: async () => (await import('./pages/ContactsRoute.tsx')).ContactsRoute },
    { path: '/contacts/$id', permission: 'contacts:view', load: async () => (await import('./pages/ContactPage.tsx')).ContactRoute },
    { path: '/add-client', permission: 'contacts:create', load: async () => (await import('./pages/AddContactRoute.tsx')).AddContactRoute },
    { path: '/leads', permission: 'leads:view', load: async () => (await import('./pages/LeadsRoute.tsx')).LeadsRoute },
    { path: '/client-management', permission: 'cases:view', load: async () => (await import('./pages/ClientsRoute.tsx')).ClientsRoute },
    { path: '/idiq', permission: 'monitoring:view', load: async () => (await import('./pages/MonitoringRoute.tsx')).MonitoringRoute },
    { path: '/documents', permission: 'files:browse', load: async () => (await import('./pages/DocumentsRoute.tsx')).DocumentsRoute },
    {
      path: '/dispute-center',
      permission: 'disputes:view',
      load: async () => (await import('./pages/DisputeCenterRoute.tsx')).DisputeCenterRoute,
    },
    {
      path: '/dispute-letters/answers',
      permission: 'disputes:view',
      load: async () => (await import('./pages/AnswersRoute.tsx')).AnswersRoute,
    },
    { path: '/bulk', permission: 'bulk:view', load: async () => (await import('./pages/BulkRoute.tsx')).BulkRoute },
    {
      path: '/contact-reports',
      permission: 'contact-reports:view',
      load: async () => (await import('./pages/ContactReportsRoute.tsx')).ContactReportsRoute,
    },
    {
      path: '/dispute-letters',
      permission: 'letters:view',
      load: async () => (await import('./pages/DisputeLettersRoute.tsx')).DisputeLettersRoute,
    },
    {
      path: '/letters',
      permission: 'letter-library:view',
      load: async () => (await import('./pages/LetterLibraryRoute.tsx')).LetterLibraryRoute,
    },
    {
      path: '/letters/recipients',
      permission: 'recipients:view',
      load: async () => (await import('./pages/RecipientsRoute.tsx')).RecipientsRoute,
    },
    {
      path: '/agreement-templates',
      permission: 'agreement-templates:view',
      load: async () => (await import('./pages/AgreementTemplatesRoute.tsx')).AgreementTemplatesRoute,
    },
    { path: '/calendar', permission: 'calendar:view', load: async () => (await import('./pages/CalendarRoute.tsx')).CalendarRoute },
    { path: '/export', permission: 'exports:view', load: async () => (await import('./pages/ExportPage.tsx')).ExportPage },
    { path: '/reports', permission: 'reports:view', load: async () => (await import('./pages/ReportsRoute.tsx')).ReportsRoute },
    { path: '/analytics', permission: 'analytics:view', load: async () => (await import('./pages/AnalyticsRoute.tsx')).AnalyticsRoute },
    { path: '/automation', permission: 'automation:view', load: async () => (await import('./pages/AutomationRoute.tsx')).AutomationRoute },
    { path: '/activity', permission: 'activity:view', load: async () => (await import('./pages/ActivityRoute.tsx')).ActivityRoute },
    { path: '/admin-tools', permission: 'system:view', load: async () => (await import('./pages/AdminToolsPage.tsx')).AdminToolsPage },
    { path: '/help', permission: null, load: async () => (await import('./help/HelpPage.tsx')).HelpPage },
    { path: '/setup', permission: 'office:manage', load: async () => (await import('./pages/setup/SetupPage.tsx')).SetupPage },
    {
      path: '/settings',
      permission: null,
      readSearch: readLoginSearch,
      load: async () => (await import('./pages/AccountRoute.tsx')).AccountRoute,
    },
  ],
  tabs: [
    {
      value: 'timeline',
      label: 'Timeline',
      place: 20,
      permission: 'activity:view',
      load: async () => (await import('./pages/TimelineTab.tsx')).TimelineTab,
    },
    {
      value: 'agreement',
      label: 'Agreement',
      place: 60,
      permission: 'agreements:view',
      of: ['lead', 'client'],
      load: async () => (await import('./pages/AgreementPart.tsx')).AgreementPart,
    },
    {
      value: 'reports',
      label: 'Reports',
      place: 70,
      permission: 'credit-reports:view',
      of: ['lead', 'client'],
      load: async () => (await import('./pages/ReportsPart.tsx')).ReportsPart,
    },
    {
      value: 'disputes',
      label: 'Disputes',
      place: 90,
      permission: 'disputes:view',
      of: ['client'],
      load: async () => (await import('./pages/DisputeWorkspacePage.tsx')).DisputesWithLetters,
    },
    {
      value: 'billing',
      label: 'Billing',
      place: 110,
      permission: 'billing:view',
      of: ['client'],
      load: async () => (await import('./pages/BillingPart.tsx')).BillingPart,
    },
    {
      value: 'portal',
      label: 'Portal',
      place: 120,
      permission: 'access:view-client-logins',
      of: ['client'],
      load: async () => (await import('./pages/PortalPart.tsx')).PortalPart,
    },
  ],
};
