// The pages of the staff app and those around signing in, so that the server knows for which paths there is none. A test compares the list with
// what the apps show.

/** Paths; '$id' stands for one segment. The portal leads every unknown path to its first page. */
export const PAGE_PATHS: readonly string[] = [
  '/',
  '/activity',
  '/add-client',
  '/admin-tools',
  '/agreement-templates',
  '/ai-command-center',
  '/analytics',
  '/automation',
  '/billing',
  '/bulk',
  '/calendar',
  '/client-management',
  '/clients',
  '/communications',
  '/contact-reports',
  '/contacts',
  '/contacts/$id',
  '/credit-scores',
  '/dashboard',
  '/dispute-center',
  '/dispute-letters',
  '/dispute-letters/answers',
  '/documents',
  '/drip-campaigns',
  '/export',
  '/features',
  '/help',
  '/idiq',
  '/invite',
  '/leads',
  '/letters',
  '/letters/recipients',
  '/location',
  '/login',
  '/login/action',
  '/login/forgot',
  '/logout',
  '/openai',
  '/permissions',
  '/progress-portal',
  '/reports',
  '/retention',
  '/roles',
  '/settings',
  '/setup',
  '/user-management',
];

const PATTERN = new RegExp(`^(?:${PAGE_PATHS.map((path) => path.replaceAll(/\$\w+/g, '[^/]+')).join('|')})/?$`);

/** Whether there is a page at `path`, which carries no query. */
export function isKnownPage(path: string): boolean {
  return /^\/client(?:-portal)?(?:\/|$)/.test(path) || PATTERN.test(path);
}
