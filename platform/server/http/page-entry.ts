// Which paths are pages, and which built page answers one: the client portal, the small page for signing in, or the staff app.
import type { IncomingMessage } from 'node:http';

export const PAGE_ENTRIES = { portal: 'apps/portal/portal.html', login: 'apps/login/login.html', staff: 'apps/staff/staff.html' } as const;

/** The page for `path`, which carries no query. */
export function pageEntry(path: string): string {
  if (/^\/client(-portal)?(\/|$)/.test(path)) return PAGE_ENTRIES.portal;
  return /^\/(login(\/forgot|\/action)?|invite)\/?$/.test(path) ? PAGE_ENTRIES.login : PAGE_ENTRIES.staff;
}

/** Whether a request for `path`, which carries no query, asks for a page and not for data or a file. */
export function isPagePath(method: string | undefined, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|v0|v1|v2|b|__|\.well-known|assets)(\/|$)/.test(path) && !/\.\w+$/.test(path);
}

/**
 * The address to look for. A page path that cannot be decoded ('/contacts/%E0%A4%A') is taken letter by letter, so that the page is
 * served and says itself that there is nothing; anything else that asks so is refused before it reaches a route.
 */
export function readableAddress({ method, url = '/', headers }: IncomingMessage): string {
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split('?');
  if (isDecodable(path) || !isPagePath(method, path) || headers.accept?.includes('text/html') !== true) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
