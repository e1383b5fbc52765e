// The review of a report for the talk with the client: findings on screen, the same as PDF.
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { reportsOptions } from '../../../features/credit-reports/staff/queries.ts';
import { FindingsPanel } from '../../../features/findings/staff/FindingsPanel.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';

export function AuditPart({ contactId }: { readonly contactId: string }): ReactElement {
  const [search, change] = useSearchParams();
  const { data, error } = useQuery(reportsOptions(contactId));
  if (error) return <RefusalNote error={error} />;
  if (!data) return <LoadingLines />;
  const ready = data.rows.filter(({ state }) => state === 'ready');
  const shown = ready.find(({ id }) => id === search['report']) ?? ready[0];
  if (!shown) return <EmptyState sentence="This contact has no report that was read. The audit report is made of one." />;
  return (
    <>
      {ready.length > 1 && (
        <NativeSelect
          label="Credit report"
          maw={320}
          mb="md"
          value={shown.id}
          onChange={(event) => change({ report: event.currentTarget.value })}
          data={ready.map(({ id, reportDate, provider }) => ({
            value: id,
            label: [reportDate === null ? 'No date' : formatDate(reportDate), provider].filter(Boolean).join(', '),
          }))}
        />
      )}
      <FindingsPanel key={shown.id} contactId={contactId} reportId={shown.id} />
    </>
  );
}
