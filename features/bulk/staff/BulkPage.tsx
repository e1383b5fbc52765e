// Bulk changes: choose contacts, choose a change, look at what it would do, start it; and the history of everything done to many at once.
import { Tabs } from '@mantine/core';
import { lazy, Suspense, type ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { NewChange, type NewChangeProps } from './NewChange.tsx';

const HistoryTable = lazy(async () => ({ default: (await import('./HistoryTable.tsx')).HistoryTable }));
const RunView = lazy(async () => ({ default: (await import('./RunView.tsx')).RunView }));

export function BulkPage(props: NewChangeProps): ReactElement {
  const [search, change] = useSearchParams();
  const mayRun = useMay()('bulk:run');
  const tab = mayRun && search['tab'] !== 'history' ? 'new' : 'history';
  const run = search['run'];
  if (run !== undefined && isId(run))
    return (
      <Suspense fallback={<LoadingLines />}>
        <RunView key={run} id={run} />
      </Suspense>
    );
  return (
    <>
      <PageHeader title="Bulk Actions" />
      <Tabs value={tab} keepMounted={false} onChange={(next) => change({ tab: next === 'history' ? 'history' : undefined }, 'as a step')}>
        <Tabs.List mb="md">
          {mayRun && <Tabs.Tab value="new">New change</Tabs.Tab>}
          <Tabs.Tab value="history">History</Tabs.Tab>
        </Tabs.List>
        {mayRun && (
          <Tabs.Panel value="new">
            <NewChange {...props} />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="history">
          <Suspense fallback={<LoadingLines />}>
            <HistoryTable />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
