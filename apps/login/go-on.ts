import { readReturnPath } from '../../platform/web/identity/return-path.ts';

/** To the page the person came from, or to the dashboard. From there a client is redirected to the portal. */
export function goOn(): void {
  location.replace(readReturnPath(new URLSearchParams(location.search).get('from')) ?? '/dashboard');
}
