import { useEffect, useState } from 'react';

/**
 * For what is drawn only while it is open: gone, it leaves the cursor with whatever opened it, unless the cursor went on by itself.
 * The library does so only for what stays mounted, because it looks where the cursor is when `opened` changes.
 */
export function useFocusBack(): void {
  const [opener] = useState(findOpener);
  useEffect(() => () => {
    if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
  }, [opener]);
}

/** An entry of a menu is gone by then; the button of the menu is not. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement ? opener : null;
}
