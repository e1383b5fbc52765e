import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AnalyticsPage } from '../../../features/analytics/staff/AnalyticsPage.tsx';
import { locationsOptions } from '../../../features/office/staff/queries.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';

/** Analytics, with the locations of the office to filter by. */
export function AnalyticsRoute(): ReactElement {
  const locations = useQuery({ ...locationsOptions(), enabled: useMay()('office:view') });
  return <AnalyticsPage locations={locations.data ?? []} />;
}
