// The facet values of the rows of a list, requested in groups that do not change while more rows load.
import { Button, Group, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { asRefusal } from '../../../../platform/web/live/api.ts';
import type { ContactRow } from '../../contract.ts';
import { facetsOptions, type FacetAnswers } from '../queries.ts';

interface Known {
  /** By contact, what its group was answered. */
  readonly byId: ReadonlyMap<string, { readonly facets: FacetAnswers; readonly isOld: boolean }>;
  readonly loading: boolean;
  /** Why some could not be loaded. */
  readonly error: unknown;
  readonly retry: () => void;
}
const FacetsContext = createContext<Known>({ byId: new Map(), loading: false, error: null, retry: () => undefined });
const GROUP = 100;

interface FacetValuesProps {
  readonly rows: readonly ContactRow[];
  /** The facets that columns on screen show. */
  readonly facets: readonly string[];
  readonly children: ReactNode;
}

export function FacetValues({ rows, facets, children }: FacetValuesProps): ReactElement {
  const groups = useMemo(
    () => Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, i) => rows.slice(i * GROUP, (i + 1) * GROUP).map(({ id }) => id)),
    [rows],
  );
  const known = useQueries({
    queries: facets.length === 0 ? [] : groups.map((ids) => facetsOptions(ids, facets)),
    combine: (answers): Known => {
      const failed = answers.filter(({ data, error }) => data === undefined && error !== null);
      return {
        byId: new Map(
          answers.flatMap(({ data, isPlaceholderData }, i) =>
            data === undefined ? [] : (groups[i] ?? []).map((id) => [id, { facets: data.facets, isOld: isPlaceholderData }] as const),
          ),
        ),
        loading: answers.some(({ isPending }) => isPending),
        error: failed[0]?.error ?? null,
        retry: () => failed.forEach(({ refetch }) => void refetch()),
      };
    },
  });
  return (
    <FacetsContext value={known}>
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
    </FacetsContext>
  );
}

type FacetState =
  | { readonly is: 'known'; readonly value: unknown }
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'absent' };

/** What a facet answers for a contact. */
export function useFacet(facet: string, id: string): FacetState {
  const { byId, loading, error } = useContext(FacetsContext);
  const answer = byId.get(id);
  if (answer === undefined && loading) return { is: 'loading' };
  if (answer === undefined) return error === null ? { is: 'absent' } : { is: 'failed' };
  const value = answer.facets[facet]?.[id];
  if (value !== undefined) return { is: 'known', value };
  // The answer to the question before, which was about other columns or other rows.
  return answer.isOld ? { is: 'loading' } : { is: 'absent' };
}
