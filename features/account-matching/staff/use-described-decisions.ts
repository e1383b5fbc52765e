import { useEffect, useMemo, useRef } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { DescribedPair } from '../rules/match-words.ts';
import { useCurrentMatches } from './match-queries.ts';

/**
 * The decisions in effect for a contact, in words. `onChange` is called when a colleague adds one, because the report on screen is then
 * out of date.
 */
export function useDescribedDecisions(contactId: string, onChange: () => void): readonly DescribedPair[] {
  const { data } = useCurrentMatches(contactId);
  const names = data?.pages.flatMap((page) => page.rows.map(({ id }) => id)).join();
  const known = useRef(names);
  useEffect(() => {
    if (known.current !== undefined && names !== undefined && names !== known.current) onChange();
    known.current = names;
  }, [names, onChange]);
  return useMemo(
    () => data?.pages.flatMap((page) => page.rows.map((row) => ({ ...row, decidedOn: formatDate(row.decidedAt) }))) ?? [],
    [data],
  );
}
