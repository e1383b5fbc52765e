// What lists show of cases beside the rows themselves, asked for in groups that stay the same while more rows load.
import { useQueries } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import type { CaseSummary } from '../contract.ts';
import { summariesOptions } from './queries.ts';

interface Known { readonly byId: ReadonlyMap<string, CaseSummary>; readonly loading: boolean }
const SummariesContext = createContext<Known>({ byId: new Map(), loading: false });
const GROUP = 100;

export function CaseSummaries({ ids, children }: { readonly ids: readonly string[]; readonly children: ReactNode }): ReactElement {
  const groups = useMemo(() => Array.from({ length: Math.ceil(ids.length / GROUP) }, (_, i) => ids.slice(i * GROUP, (i + 1) * GROUP)), [ids]);
  const known = useQueries({
    queries: groups.map(summariesOptions),
    combine: (answers): Known => ({ byId: new Map(answers.flatMap(({ data }) => data?.rows.map((row) => [row.contactId, row] as const) ?? [])), loading: answers.some(({ isPending }) => isPending) }),
  });
  return <SummariesContext value={known}>{children}</SummariesContext>;
}

/** The summary of a case; 'loading' before it is there, undefined when there is none. */
export function useCaseSummary(id: string): CaseSummary | 'loading' | undefined {
  const { byId, loading } = useContext(SummariesContext);
  return byId.get(id) ?? (loading ? 'loading' : undefined);
}
