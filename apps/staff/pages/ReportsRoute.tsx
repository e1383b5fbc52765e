import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { locationsOptions } from '../../../features/office/staff/queries.ts';
import { ReportsPage } from '../../../features/reports/staff/ReportsPage.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';

/** Reports, with the locations of the office to filter by. */
export function ReportsRoute(): ReactElement {
  const may = useMay();
  const locations = useQuery({ ...locationsOptions(), enabled: may('office:view') });
  return <ReportsPage locations={locations.data ?? []} />;
}
