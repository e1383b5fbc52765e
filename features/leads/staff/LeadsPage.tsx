// The pipeline: "whom do I call next?"
import { Button, Tabs } from '@mantine/core';
import { lazy, Suspense, useMemo, type ReactElement, type ReactNode } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { withSearch, type ListSearch } from '../../../platform/web/table/list-search.ts';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { LeadFilters, readBoardFilter } from './LeadFilters.tsx';

const LeadBoard = lazy(() => loadPart(() => import('./LeadBoard.tsx')).then((part) => ({ default: part.LeadBoard })));
const WebForms = lazy(() => loadPart(() => import('./WebForms.tsx')).then((part) => ({ default: part.WebForms })));

interface LeadsPageProps {
  readonly search: ListSearch;
  readonly onSearch: (next: ListSearch) => void;
  /** The same leads as rows. */
  readonly table: ReactNode;
}

export function LeadsPage({ search, onSearch, table }: LeadsPageProps): ReactElement {
  const may = useMay();
  const { me } = useColleagues();
  const mayManage = may('leads:manage-forms');
  const tab = search['tab'] === 'table' || (search['tab'] === 'forms' && mayManage) ? search['tab'] : 'board';
  const filter = useMemo(() => readBoardFilter(search, me), [search, me]);
  return (
    <>
      <PageHeader
        title="Leads"
        action={
          may('contacts:create') && (
            <Button component={AppLink} href="/add-client?category=lead">
              Add lead
            </Button>
          )
        }
      />
      <Tabs
        value={tab}
        onChange={(next) =>
          onSearch(withSearch(search, { tab: next === 'board' || next === null ? undefined : next, form: undefined, view: undefined }))
        }
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="board">Board</Tabs.Tab>
          <Tabs.Tab value="table">Table</Tabs.Tab>
          {mayManage && <Tabs.Tab value="forms">Web forms</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="board">
          <LeadFilters search={search} onSearch={onSearch} />
          <Suspense fallback={<LoadingLines />}>
            <LeadBoard filter={filter} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="table">{table}</Tabs.Panel>
        <Tabs.Panel value="forms">
          <Suspense fallback={<LoadingLines />}>
            <WebForms chosen={search['form']} onChoose={(form) => onSearch(withSearch(search, { form }))} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
