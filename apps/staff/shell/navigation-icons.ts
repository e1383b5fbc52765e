import {
  IconAddressBook, IconArrowsSplit2, IconBolt, IconBrain, IconBriefcase, IconBuildingBank, IconCalendar, IconChartBar, IconChartDots,
  IconDatabaseExport, IconFileText, IconFlame, IconGauge, IconGavel, IconHelpCircle, IconKey, IconLayoutDashboard, IconLogout, IconMail,
  IconMailForward, IconMapPin, IconMessages, IconPlugConnected, IconReceipt, IconReportAnalytics, IconSettings, IconShieldLock, IconStack2,
  IconUserPlus, IconUsers, type Icon,
} from '@tabler/icons-react';

/** Icon of each menu path. */
export const NAVIGATION_ICONS: Readonly<Record<string, Icon>> = {
  '/dashboard': IconLayoutDashboard, '/contacts': IconAddressBook, '/client-management': IconBriefcase, '/leads': IconFlame,
  '/idiq': IconBuildingBank, '/dispute-center': IconGavel, '/progress-portal': IconChartDots, '/analytics': IconChartBar,
  '/contact-reports': IconReportAnalytics, '/letters': IconFileText, '/credit-scores': IconGauge, '/dispute-letters': IconMail,
  '/billing': IconReceipt, '/calendar': IconCalendar, '/communications': IconMessages, '/export': IconDatabaseExport, '/bulk': IconStack2,
  '/automation': IconBolt, '/drip-campaigns': IconMailForward, '/openai': IconPlugConnected, '/ai-command-center': IconBrain,
  '/permissions': IconKey, '/setup': IconSettings, '/user-management': IconUsers, '/roles': IconShieldLock, '/location': IconMapPin,
  '/help': IconHelpCircle, '/add-client': IconUserPlus, '/logout': IconLogout,
};
export const FALLBACK_ICON: Icon = IconArrowsSplit2;
