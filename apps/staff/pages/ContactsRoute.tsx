import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import { ContactsPage } from '../../../features/contact-lists/staff/ContactsPage.tsx';
import { formatTotal, type ListState } from '../../../features/contact-lists/staff/parts/list-state.ts';
import { ExportButton } from '../../../features/exports/staff/ExportButton.tsx';
import { locationsOptions } from '../../../features/office/staff/queries.ts';
import { ViewsBar } from '../../../features/views/staff/ViewsBar.tsx';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useContactFacets } from '../contact-facets.ts';
import { useListSearch } from '../use-list-search.ts';

const DuplicatesPanel = lazy(async () => ({
  default: (await import('../../../features/duplicates/staff/DuplicatesPanel.tsx')).DuplicatesPanel,
}));

const exportOf = ({ filter, total }: ListState): ReactElement => (
  <ExportButton rows={{ dataset: 'contacts', filter }} total={total && formatTotal(total)} />
);

export function ContactsRoute(): ReactElement {
  const may = useMay();
  const [search, onSearch] = useListSearch();
  const facets = useContactFacets(undefined, search);
  const locations = useQuery({ ...locationsOptions(), enabled: may('office:view') });
  return (
    <ContactsPage
      search={search}
      onSearch={onSearch}
      facetColumns={facets.columns}
      facetFilters={facets.filters}
      {...(locations.data && { locations: locations.data })}
      views={<ViewsBar page="contacts" search={search} onOpen={onSearch} />}
      actions={exportOf}
      headerLinks={
        may('imports:run') && (
          <Button component={AppLink} href="/export?tab=import" variant="default">
            Import
          </Button>
        )
      }
      duplicates={
        may('duplicates:view') ? (
          <Suspense fallback={<LoadingLines />}>
            <DuplicatesPanel />
          </Suspense>
        ) : undefined
      }
    />
  );
}
