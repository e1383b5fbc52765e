import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * After navigation the focus is on the heading of the page, so that a screen reader announces it and Tab continues from
 * there. A page that puts the cursor into a field of its own keeps it. Answers the ref of the element that holds the page.
 */
export function useHeadingFocus(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    const isSame = shown.current === path;
    shown.current = path;
    const page = content.current;
    if (isFirst || isSame || !page) return undefined;
    if (focusHeading(page)) return undefined;
    // The page is still being loaded.
    const watch = new MutationObserver(() => {
      if (focusHeading(page)) watch.disconnect();
    });
    watch.observe(page, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [path]);
  return content;
}

/** Answers whether there is nothing left to do. */
function focusHeading(page: HTMLElement): boolean {
  const active = document.activeElement;
  if (active && active !== page && page.contains(active)) return true;
  const heading = page.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
