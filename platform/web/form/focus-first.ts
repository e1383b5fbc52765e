import { useEffect, type RefObject } from 'react';

/** Puts the cursor into the first input when a form that somebody asked for appears. */
export function useFocusFirst(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
  }, [form]);
}
