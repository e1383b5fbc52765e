import { useEffect } from 'react';

interface Keeper {
  readonly isDirty: () => boolean;
  readonly flush: () => Promise<unknown>;
}

/** Saves what is typed when its screen goes away, and asks before the page is closed over what is not saved yet. */
export function useUnsavedGuard(keeper: Keeper): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (!keeper.isDirty()) return;
      void keeper.flush();
      event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      void keeper.flush();
    };
  }, [keeper]);
}
