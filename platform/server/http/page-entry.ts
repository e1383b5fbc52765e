// Which built page answers a path: the client portal, the small page for signing in, or the staff app.

export const PAGE_ENTRIES = { portal: 'apps/portal/portal.html', login: 'apps/login/login.html', staff: 'apps/staff/staff.html' } as const;

/** The page for `path`, which carries no query. */
export function pageEntry(path: string): string {
  if (/^\/client(-portal)?(\/|$)/.test(path)) return PAGE_ENTRIES.portal;
  return /^\/(login(\/forgot|\/action)?|invite)\/?$/.test(path) ? PAGE_ENTRIES.login : PAGE_ENTRIES.staff;
}
