import { createContext, useContext } from 'react';

export interface RelatedPage {
  readonly label: string;
  readonly href: string;
}

/** Pages that belong beside the one that is shown, as far as the person may see them. Filled by the shell, which knows all pages. */
export const RelatedPagesContext = createContext<readonly RelatedPage[]>([]);

export function useRelatedPages(): readonly RelatedPage[] {
  return useContext(RelatedPagesContext);
}
