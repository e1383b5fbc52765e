import { Text, VisuallyHidden } from '@mantine/core';
import { Suspense, type ComponentType, type ReactElement } from 'react';
import type { CellProps } from '../../../../platform/web/screens.ts';
import { useFacet } from './FacetValues.tsx';

interface FacetCellProps {
  readonly facet: string;
  readonly id: string;
  readonly Cell: ComponentType<CellProps<never>>;
}

/** A dimmed placeholder while the value loads or when loading failed; empty when there is no value. */
export function FacetCell({ facet, id, Cell }: FacetCellProps): ReactElement | null {
  const state = useFacet(facet, id);
  if (state.is === 'absent') return null;
  if (state.is === 'failed')
    return (
      <Text span c="dimmed" title="could not be loaded">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>could not be loaded</VisuallyHidden>
      </Text>
    );
  if (state.is !== 'known') return <Waiting />;
  // Column and facet are of one feature, and the server checks its values against their type in development and tests.
  const value = state.value as never;
  return (
    <Suspense fallback={<Waiting />}>
      <Cell value={value} />
    </Suspense>
  );
}

function Waiting(): ReactElement {
  return (
    <Text span c="dimmed">
      …
    </Text>
  );
}
