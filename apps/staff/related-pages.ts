// The menu is fixed, so pages without an entry in it are linked from the head of a page that has one.
import type { RelatedPage } from '../../platform/web/look/related-pages.ts';

const REPORTS = { label: 'Reports', href: '/reports' };
const ANALYTICS = { label: 'Analytics', href: '/analytics' };
const DOCUMENTS = { label: 'Documents', href: '/documents' };
const FEATURES = { label: 'Features', href: '/features' };
const ADMIN_TOOLS = { label: 'Admin Tools', href: '/admin-tools' };
const RETENTION = { label: 'Retention', href: '/retention' };
const AGREEMENT_TEMPLATES = { label: 'Agreement Templates', href: '/agreement-templates' };
const RECIPIENTS = { label: 'Recipients', href: '/letters/recipients' };
const ANSWERS = { label: 'Answers', href: '/dispute-letters/answers' };
const ACTIVITY = { label: 'Activity', href: '/activity' };

const RELATED: Readonly<Record<string, readonly RelatedPage[]>> = {
  '/client-management': [DOCUMENTS, RETENTION],
  '/dispute-center': [ANSWERS],
  '/contact-reports': [REPORTS, ACTIVITY],
  '/letters': [RECIPIENTS],
  '/dispute-letters': [ANSWERS, RECIPIENTS],
  '/analytics': [REPORTS],
  '/reports': [ANALYTICS],
  '/permissions': [ACTIVITY],
  '/location': [AGREEMENT_TEMPLATES],
  '/setup': [FEATURES, ADMIN_TOOLS],
  '/features': [ADMIN_TOOLS],
  '/admin-tools': [FEATURES, RETENTION],
  '/retention': [ADMIN_TOOLS],
};

export function relatedPages(path: string, mayOpen: (path: string) => boolean): readonly RelatedPage[] {
  return (RELATED[path] ?? []).filter(({ href }) => mayOpen(href));
}
