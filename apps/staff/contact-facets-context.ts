// The shell provides what all features declare for lists of contacts, because the list of all screens leads to the pages with such lists
// and must not be led back to. Apart from what makes columns of it, which pages without a list do not need.
import { createContext } from 'react';
import type { KnownPermission } from '../../platform/base/endpoint.ts';
import type { ColumnScreen, FilterScreen } from '../../platform/web/screens.ts';

export interface ContactFacetScreens {
  /** In order. */
  readonly columns: readonly ColumnScreen<KnownPermission>[];
  readonly filters: readonly FilterScreen<KnownPermission>[];
}

export const ContactFacetsContext = createContext<ContactFacetScreens>({ columns: [], filters: [] });
