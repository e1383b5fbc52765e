import { useEffect } from 'react';

interface UnsavedWork {
  readonly isDirty: () => boolean;
  readonly flush: () => Promise<unknown>;
}

/** Saves what is typed when its screen goes away, and asks before the page is closed over what is not saved yet. */
export function useUnsavedGuard(work: UnsavedWork): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (!work.isDirty()) return;
      void work.flush();
      event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      void work.flush();
    };
  }, [work]);
}
