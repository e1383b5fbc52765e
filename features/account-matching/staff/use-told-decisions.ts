import { useEffect, useMemo, useRef } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { ToldPair } from '../rules/match-words.ts';
import { useStandingMatches } from './match-queries.ts';

/** The standing decisions of a contact, as they are told. `onChange` is called when a colleague made one meanwhile: the report on screen is old then. */
export function useToldDecisions(contactId: string, onChange: () => void): readonly ToldPair[] {
  const { data } = useStandingMatches(contactId);
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
