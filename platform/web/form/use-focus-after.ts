import { useCallback, useEffect, useReducer, useRef } from 'react';

/** The element for the cursor; null when it stays where it is; undefined while what was done is not on the screen yet. */
type Find = () => HTMLElement | null | undefined;

/**
 * For what was pressed and goes away with what it did: call the answer when that is done, and the cursor goes to what is found then.
 * Data that was asked for again may be drawn a moment later, so `find` is asked after each drawing until it knows.
 */
export function useFocusAfter(): (find: Find) => void {
  const wanted = useRef<Find>(null);
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    const found = wanted.current?.();
    if (found === undefined) return;
    wanted.current = null;
    found?.focus();
  });
  return useCallback((find) => {
    wanted.current = find;
    draw();
  }, []);
}
