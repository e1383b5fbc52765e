// Filters live in the URL, so that a reload, a bookmark and the back button keep them. For screens of features, which do not
// know the routes of their app.
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

export type SearchChange = Readonly<Record<string, string | undefined>>;

/** The search parameters as text, and how to change some of them; undefined or '' removes one. In place, or as a step that the back button undoes. */
export function useSearchParams(): readonly [SearchChange, (change: SearchChange, how?: 'in place' | 'as a step') => void] {
  const search = useRouterState({ select: (state) => readable(state.location.search), structuralSharing: true });
  const navigate = useNavigate();
  const change = useCallback(
    (next: SearchChange, how: 'in place' | 'as a step' = 'in place') => {
      void navigate({
        to: '.',
        replace: how === 'in place',
        resetScroll: false,
        hash: true,
        search: (before: object) =>
          Object.fromEntries(Object.entries({ ...before, ...next }).filter(([, value]) => value !== undefined && value !== '')),
      });
    },
    [navigate],
  );
  return [search, change];
}

function readable(search: object): SearchChange {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, typeof value === 'object' ? undefined : String(value)]));
}
