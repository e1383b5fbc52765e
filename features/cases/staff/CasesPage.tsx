// The cases of the office: "whose file is stuck?"
import { Button, Chip, Group, Tabs } from '@mantine/core';
import { lazy, Suspense, useMemo, type ReactElement, type ReactNode } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { withSearch, type ListSearch } from '../../../platform/web/table/list-search.ts';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { CASE_VIEWS, viewOfFilter } from '../rules/case-views.ts';
import type { BoardFilter } from './queries.ts';

const CaseBoard = lazy(() => loadPart(() => import('./CaseBoard.tsx')).then((part) => ({ default: part.CaseBoard })));

interface CasesPageProps {
  readonly search: ListSearch;
  readonly onSearch: (next: ListSearch) => void;
  /** The same clients as rows. */
  readonly table: ReactNode;
}

export function CasesPage({ search, onSearch, table }: CasesPageProps): ReactElement {
  const may = useMay();
  const { me } = useColleagues();
  const tab = search['tab'] === 'board' ? 'board' : 'table';
  const isMine = search['owner'] === 'me';
  const filter = useMemo((): BoardFilter => (isMine && me !== undefined ? { owner: me } : {}), [isMine, me]);
  const view = viewOfFilter(search);
  return (
    <>
      <PageHeader
        title="Clients"
        action={
          may('contacts:create') && (
            <Button component={AppLink} href="/add-client">
              Add client
            </Button>
          )
        }
      />
      <Tabs value={tab} onChange={(next) => onSearch(withSearch(search, { tab: next === 'board' ? 'board' : undefined, view: undefined }))}>
        <Tabs.List mb="md">
          <Tabs.Tab value="table">Table</Tabs.Tab>
          <Tabs.Tab value="board">Board</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="table">
          <Group role="group" aria-label="Quick views" gap={8} mb="md">
            {CASE_VIEWS.filter(({ permission }) => permission === undefined || may(permission)).map(({ key, label, filter: wanted }) => (
              <Chip
                key={key}
                size="xs"
                variant="outline"
                checked={view?.key === key}
                onChange={(checked) =>
                  onSearch(
                    withSearch(search, {
                      stage: undefined,
                      hold: undefined,
                      stuck: undefined,
                      billing: undefined,
                      agreement: undefined,
                      active: undefined,
                      view: undefined,
                      ...(checked && wanted),
                    }),
                  )
                }
              >
                {label}
              </Chip>
            ))}
          </Group>
          {table}
        </Tabs.Panel>
        <Tabs.Panel value="board">
          <Chip
            size="xs"
            variant="outline"
            mb="md"
            checked={isMine}
            onChange={(checked) => onSearch(withSearch(search, { owner: checked ? 'me' : undefined }))}
          >
            My clients
          </Chip>
          <Suspense fallback={<LoadingLines />}>
            <CaseBoard filter={filter} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
