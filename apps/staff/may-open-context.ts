import { createContext, useContext } from 'react';

/** True for paths of pages that the person may see. Filled by the shell, which knows all pages; a page cannot, being one of them. */
export const MayOpenContext = createContext<(path: string) => boolean>(() => false);

export function useMayOpen(): (path: string) => boolean {
  return useContext(MayOpenContext);
}
