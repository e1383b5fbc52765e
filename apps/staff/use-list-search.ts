import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { withSearch } from '../../platform/web/table/list-search.ts';
import { readListSearch, type ListSearch } from './search.ts';

/**
 * The address of a list page as its state. Filters, tabs and views are steps the back button undoes; what is typed into the
 * search box is not, because each pause would be one.
 */
export function useListSearch(): readonly [ListSearch, (next: ListSearch) => void] {
  const search = useSearch({ strict: false, select: (raw: object) => readListSearch({ ...raw }), structuralSharing: true });
  const navigate = useNavigate();
  const change = useCallback(
    (next: ListSearch) => void navigate({ to: '.', search: next, replace: differsInWordsOnly(search, next), resetScroll: false }),
    [navigate, search],
  );
  return [search, change];
}

function differsInWordsOnly(a: ListSearch, b: ListSearch): boolean {
  const rest = (search: ListSearch): string => JSON.stringify(Object.entries(withSearch(search, { q: undefined })).sort());
  return rest(a) === rest(b);
}
