// Links inside the app: real addresses, so that new tabs, copying and middle clicks work, but no page load on a plain click.
import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent, ReactElement } from 'react';

/** Answers how to go to a path of this app ('/contacts?q=ann') without a page load. */
export function useGo(): (path: string, options?: { readonly replace?: boolean }) => void {
  const router = useRouter();
  return (path, options) => (options?.replace === true ? router.history.replace(path) : router.history.push(path));
}

/** True when the browser should follow the link itself: another tab, another window, a download. */
export function leavesToBrowser(event: MouseEvent): boolean {
  return event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** A plain `<a>` that stays in the app; fits `component={AppLink}` of buttons and anchors. */
export function AppLink({ href, onClick, children, ...rest }: ComponentPropsWithRef<'a'> & { readonly href: string }): ReactElement {
  const go = useGo();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (leavesToBrowser(event)) return;
        event.preventDefault();
        go(href);
      }}
    >
      {children}
    </a>
  );
}
