// The columns and filters that features declare in their screens, as lists of contacts take them.
import { lazy } from 'react';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import type { ColumnScreen, FilterScreen } from '../../../platform/web/screens.ts';
import type { ContactColumn } from './parts/contact-columns.tsx';
import { FacetCell } from './parts/FacetCell.tsx';

/** A filter by a facet. */
export interface FacetFilter extends Pick<FilterScreen<string>, 'facet' | 'label' | 'choices'> {
  /** False where it is not of this list or not for this person: it is then shown only while an address from elsewhere asks for it. */
  readonly isOffered: boolean;
}

/** Makes the column of a facet, whose cells are loaded when the first of them is drawn. To be called once for each. */
export function facetColumn({ facet, load, of, header, width, align, initially }: ColumnScreen<string>): ContactColumn {
  const Cell = lazy(async () => ({ default: await loadPart(load) }));
  return {
    key: facet,
    header,
    width,
    ...(align && { align }),
    initially,
    facet,
    of,
    cell: (row) => of.includes(row.category) && <FacetCell facet={facet} id={row.id} Cell={Cell} />,
  };
}
