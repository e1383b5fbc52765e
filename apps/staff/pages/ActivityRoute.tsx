import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ActivityFilter } from '../../../features/activity/contract.ts';
import { ActivityPage } from '../../../features/activity/staff/ActivityPage.tsx';
import { PersonPicker } from '../../../features/contacts/staff/parts/PersonPicker.tsx';
import { ExportButton } from '../../../features/exports/staff/ExportButton.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';

const exportOf = (filter: ActivityFilter): ReactElement => <ExportButton rows={{ dataset: 'activity', filter }} />;

/** The record of everything, with people of the contacts to filter by. */
export function ActivityRoute(): ReactElement {
  const mayPick = useMay()('contacts:view');
  const [search, change] = useSearchParams();
  const picker = (
    <Box w={{ base: '100%', xs: 240 }}>
      <PersonPicker label="About" value={search['contact'] ?? ''} onChange={(id) => change({ contact: id })} />
    </Box>
  );
  return <ActivityPage picker={mayPick ? picker : undefined} actions={exportOf} />;
}
