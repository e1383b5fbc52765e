import { useEffect, useState } from 'react';

/**
 * For parts that are rendered only while open: when they close, focus returns to what opened them, unless it is already elsewhere.
 * The library does so only for what stays mounted, because it looks where the cursor is when `opened` changes.
 */
export function useFocusBack(): void {
  const [opener] = useState(findOpener);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    },
    [opener],
  );
}

/** Where the cursor was last: a menu may be gone, and the cursor nowhere, by the time the dialog its entry asked for is drawn. */
let last: HTMLElement | null = null;
if (typeof document !== 'undefined') document.addEventListener('focusin', ({ target }) => (last = openerOf(target)));

function findOpener(): HTMLElement | null {
  return document.activeElement === document.body ? last : openerOf(document.activeElement);
}

/** An entry of a menu is gone when its dialog closes; the button of the menu is not. */
function openerOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement)) return null;
  const menu = target.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : target;
}
