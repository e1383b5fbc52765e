import { useEffect, type RefObject } from 'react';

/** Focuses the first input when a form the person opened appears. */
export function useFocusFirst(form: RefObject<HTMLFormElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
  }, [form, isWanted]);
}
