import { useCallback, useEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/** For what was pressed and goes away with what it did: call the answer when that is done, and the cursor goes to what is found then. */
export function useFocusAfter(): (find: Find) => void {
  const [wanted, setWanted] = useState<{ readonly find: Find }>();
  useEffect(() => {
    wanted?.find()?.focus();
  }, [wanted]);
  return useCallback((find) => setWanted({ find }), []);
}
