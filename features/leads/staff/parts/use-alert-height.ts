import { useCallback } from 'react';

const PROPERTY = '--redress-alert-height';
const TYPED_IN = 'main :is(textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="file"]))';

/**
 * A ref for what stays at the top of each page: tells the styles its height, so that other sticky parts stay below it, and when someone
 * types, so that it covers no field.
 */
export function useAlertHeight(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (!element) return undefined;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty(PROPERTY, `${element.offsetHeight}px`));
    observer.observe(element);
    const unwatch = watchTyping((typing) => root.toggleAttribute('data-typing', typing));
    return () => {
      observer.disconnect();
      unwatch();
      root.style.removeProperty(PROPERTY);
      root.removeAttribute('data-typing');
    };
  }, []);
}

/** While a button of the mouse is down nothing changes: what comes back over the page would take the click from what was pressed. */
function watchTyping(onChange: (typing: boolean) => void): () => void {
  let pressed = false;
  const look = (): void => {
    if (!pressed) onChange(document.activeElement?.matches(TYPED_IN) === true);
  };
  // After the event, when the focus and the click are where they go.
  const soon = (): void => void setTimeout(look);
  const press = (): void => void (pressed = true);
  const release = (): void => {
    pressed = false;
    soon();
  };
  const pairs = [
    ['pointerdown', press],
    ['pointerup', release],
    ['pointercancel', release],
    ['focusin', soon],
    ['focusout', soon],
  ] as const;
  for (const [name, listener] of pairs) document.addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of pairs) document.removeEventListener(name, listener, true);
  };
}
