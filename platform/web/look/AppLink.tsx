// Links inside the app: real addresses, so that new tabs, copying and middle clicks work, but no page load on a plain click.
import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from 'react';

/** Goes to a path of this app ('/contacts?q=ann'). */
export type Go = (path: string, options?: { readonly replace?: boolean }) => void;

/** How this page goes elsewhere. Without a router around it, as on the sign-in page, by loading the path. */
export const GoContext = createContext<Go>((path, options) => (options?.replace === true ? location.replace(path) : location.assign(path)));

/** Answers how to go to a path of this app ('/contacts?q=ann'), where there is a router without a page load. */
export function useGo(): Go {
  return useContext(GoContext);
}

/** The way of a router with this history, for `GoContext`. */
export function goThrough(history: { readonly push: (path: string) => void; readonly replace: (path: string) => void }): Go {
  return (path, options) => (options?.replace === true ? history.replace(path) : history.push(path));
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
