import { useEffect, useEffectEvent } from 'react';

/** Calls `close` when Escape is pressed while `on`. */
export function useOnEscape(on: boolean, close: () => void): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
  useEffect(() => {
    if (!on) return undefined;
    addEventListener('keydown', onEscape);
    return () => removeEventListener('keydown', onEscape);
  }, [on]);
}
