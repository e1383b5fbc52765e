// What lists show of cases beside the rows themselves, asked for in groups that stay the same while more rows load.
import { Button, Group, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import type { CaseSummary } from '../contract.ts';
import { summariesOptions } from './queries.ts';

interface Known {
  readonly byId: ReadonlyMap<string, CaseSummary>;
  readonly loading: boolean;
  /** Why some could not be loaded. */
  readonly error: unknown;
  readonly retry: () => void;
}
const SummariesContext = createContext<Known>({ byId: new Map(), loading: false, error: null, retry: () => undefined });
const GROUP = 100;

export function CaseSummaries({ ids, children }: { readonly ids: readonly string[]; readonly children: ReactNode }): ReactElement {
  const groups = useMemo(
    () => Array.from({ length: Math.ceil(ids.length / GROUP) }, (_, i) => ids.slice(i * GROUP, (i + 1) * GROUP)),
    [ids],
  );
  const known = useQueries({
    queries: groups.map(summariesOptions),
    combine: (answers): Known => {
      const failed = answers.filter(({ data, error }) => data === undefined && error !== null);
      return {
        byId: new Map(answers.flatMap(({ data }) => data?.rows.map((row) => [row.contactId, row] as const) ?? [])),
        loading: answers.some(({ isPending }) => isPending),
        error: failed[0]?.error ?? null,
        retry: () => failed.forEach(({ refetch }) => void refetch()),
      };
    },
  });
  return (
    <SummariesContext value={known}>
      {known.error !== null && (
        <ProblemNote>
          <Group justify="space-between" gap="sm">
            <Text>Some columns could not be loaded. {asRefusal(known.error).message}</Text>
            <Button variant="default" size="xs" onClick={known.retry}>
              Try again
            </Button>
          </Group>
        </ProblemNote>
      )}
      {children}
    </SummariesContext>
  );
}

/** The summary of a case; 'loading' before it is there, 'failed' when it could not be loaded, undefined when there is none. */
export function useCaseSummary(id: string): CaseSummary | 'loading' | 'failed' | undefined {
  const { byId, loading, error } = useContext(SummariesContext);
  return byId.get(id) ?? (loading ? 'loading' : error === null ? undefined : 'failed');
}
