import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState, type ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { CreditReportRow } from '../contract.ts';
import { newestReport, reportWith } from '../rules/combining/newest-report.ts';
import { reportPagesOptions } from './queries.ts';
import { useReportExtras } from './report-extras.ts';
import { ReportHistory } from './ReportHistory.tsx';
import classes from './ReportsTab.module.css';
import { ReportView } from './ReportView.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { useReportUpload } from './use-report-upload.ts';

const ManualEntry = lazy(() => loadPart(() => import('./manual/ManualEntry.tsx')).then((part) => ({ default: part.ManualEntry })));

interface ReportsTabProps {
  readonly contactId: string;
  /** Which report to show; otherwise the one named in the URL (`report`), otherwise the newest that was read. */
  readonly reportId?: string | undefined;
}

/** The credit reports of a contact: upload, progress, history, and the report itself. */
export function ReportsTab({ contactId, reportId }: ReportsTabProps): ReactElement {
  const may = useMay();
  const { above } = useReportExtras();
  const [search, setSearch] = useSearchParams();
  const reports = useInfiniteQuery(reportPagesOptions(contactId));
  const show = useCallback(
    (id: string | undefined) => setSearch({ report: id, part: undefined, show: undefined, bureau: undefined, q: undefined }),
    [setSearch],
  );
  // A new upload is shown as soon as it is read, even when its date is older.
  const [uploaded, setUploaded] = useState<string>();
  const showUploaded = useCallback(
    (id: string) => {
      setUploaded(id);
      show(undefined);
    },
    [show],
  );
  const { uploads, add, dismiss } = useReportUpload(contactId, showUploaded);
  const [lastSetAside, setLastSetAside] = useState<CreditReportRow>();
  const [cameBack, setCameBack] = useState(false);
  const typeIn = useCallback(
    (id: string | undefined) => {
      setCameBack(id === undefined);
      setSearch({ typing: id }, id === undefined ? 'in place' : 'as a step');
    },
    [setSearch],
  );

  if (reports.error) return <RefusalNote error={reports.error} />;
  if (!reports.data) return <LoadingLines lines={8} />;
  const rows = reports.data.pages.flatMap((page) => page.rows);
  const typing = search['typing'];
  if (typing !== undefined && isId(typing) && may('credit-reports:add')) {
    return (
      <Suspense fallback={<LoadingLines lines={10} />}>
        <ManualEntry
          key={typing}
          reportId={typing}
          fileName={rows.find((row) => row.id === typing)?.fileName ?? 'the report'}
          onBack={() => typeIn(undefined)}
          onFinished={({ id }) => setSearch({ typing: undefined, report: id })}
          onSetAside={(row) => {
            setLastSetAside(row);
            typeIn(undefined);
          }}
        />
      </Suspense>
    );
  }
  const chosen = reportId ?? search['report'];
  const selected = rows.find((row) => row.id === chosen && row.state === 'ready') ?? reportWith(rows, uploaded) ?? newestReport(rows);
  return (
    <div className={classes['tab']}>
      {above}
      {may('credit-reports:add') && (
        <UploadPanel contactId={contactId} uploads={uploads} onFiles={add} onDismiss={dismiss} onEnter={typeIn} first={rows.length === 0} />
      )}
      {rows.length === 0 && !may('credit-reports:add') && <EmptyState sentence="No credit report yet." />}
      {rows.length > 0 && (
        <ReportHistory
          rows={rows}
          selectedId={selected?.id}
          onSelect={show}
          onEnter={typeIn}
          lastSetAside={lastSetAside}
          onSetAside={setLastSetAside}
          takesFocus={cameBack}
          more={reports.hasNextPage ? { load: () => void reports.fetchNextPage(), loading: reports.isFetchingNextPage } : undefined}
        />
      )}
      {selected && <ReportView key={selected.id} reportId={selected.id} />}
    </div>
  );
}
