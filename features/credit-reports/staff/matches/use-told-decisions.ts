import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import type { ToldPair } from '../../rules/matching/match-words.ts';
import { reportOptions } from '../queries.ts';
import { useStandingMatches } from './match-queries.ts';

/** The standing decisions of a contact, as they are told. One that a colleague makes meanwhile changes the report on screen, too. */
export function useToldDecisions(contactId: string, reportId: string): readonly ToldPair[] {
  const { data } = useStandingMatches(contactId);
  const cache = useQueryClient();
  const names = data?.pages.flatMap((page) => page.rows.map(({ id }) => id)).join();
  const known = useRef(names);
  useEffect(() => {
    if (known.current !== undefined && names !== undefined && names !== known.current)
      void cache.invalidateQueries({ queryKey: reportOptions(reportId).queryKey });
    known.current = names;
  }, [cache, names, reportId]);
  return useMemo(
    () => data?.pages.flatMap((page) => page.rows.map((row) => ({ ...row, decidedOn: formatDate(row.decidedAt) }))) ?? [],
    [data],
  );
}
