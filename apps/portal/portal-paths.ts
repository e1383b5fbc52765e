// Where the addresses of the portal lead that are not pages themselves.

/** Other names of pages, as earlier links and menus had them. */
const RENAMED: Readonly<Record<string, string>> = { scores: 'reports', 'credit-scores': 'reports' };

/** '/client-portal/scores/2026?x=1' -> '/client/reports/2026?x=1'; the rest of the address is kept. */
export function fromOldPrefix(href: string): string {
  const [, rest = '', tail = ''] = /^\/client-portal\/?([^?#]*)(.*)$/s.exec(href) ?? [];
  const [first = '', ...others] = rest.split('/').filter((part) => part !== '');
  const path = [RENAMED[first] ?? first, ...others].filter((part) => part !== '').join('/');
  return `/client${path === '' ? '' : `/${path}`}${tail}`;
}

/** Where a signed-in person who is no client goes instead: from the portal's first page to the contacts, from inside it to the start page. */
export function staffTarget(path: string): string {
  return /^\/client\/?$/.test(path) ? '/contacts' : '/';
}
