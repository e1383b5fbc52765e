// Export and import as two tabs of one page. The tab is in the URL.
import { Tabs } from '@mantine/core';
import { lazy, Suspense, type ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';

const ExportPanel = lazy(() =>
  import('../../../features/exports/staff/ExportPanel.tsx').then((module) => ({ default: module.ExportPanel })),
);
const ImportPanel = lazy(() =>
  import('../../../features/imports/staff/ImportPanel.tsx').then((module) => ({ default: module.ImportPanel })),
);

export function ExportPage(): ReactElement {
  const [{ tab, import: opened }, change] = useSearchParams();
  const mayImport = useMay()('imports:view');
  const shown = mayImport && tab === 'import' ? 'import' : 'export';
  return (
    <>
      <PageHeader title={shown === 'import' ? 'Import' : 'Export'} />
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(next) => change({ tab: next === 'import' ? 'import' : undefined, import: undefined })}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="export">Export</Tabs.Tab>
          {mayImport && <Tabs.Tab value="import">Import</Tabs.Tab>}
        </Tabs.List>
        <Suspense>
          <Tabs.Panel value="export">
            <ExportPanel />
          </Tabs.Panel>
          <Tabs.Panel value="import">
            <ImportPanel opened={opened !== undefined && isId(opened) ? opened : undefined} onOpen={(id) => change({ import: id })} />
          </Tabs.Panel>
        </Suspense>
      </Tabs>
    </>
  );
}
