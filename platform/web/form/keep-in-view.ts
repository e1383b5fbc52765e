import { useEffect, type RefObject } from 'react';

/** Scrolls `container` so that the part `selector` names can be seen, at first and whenever the selector changes. */
export function useKeepInView(container: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    container.current?.querySelector(selector)?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [container, selector]);
}
