import { Alert, Anchor, Button, Tabs, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { isOfSeveralDays } from '../rules/combining/combine-reports.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, ReportPart } from '../../report-files/rules/model.ts';
import { shownInquiries } from '../rules/inquiries-shown.ts';
import { countOthers } from '../../report-files/rules/own-report.ts';
import { describeReportAge } from '../../report-files/rules/report-age.ts';
import { formatPartialDate, listWords } from '../../report-files/rules/report-view.ts';
import { AccountList } from './AccountList.tsx';
import { IdentityPart } from './IdentityPart.tsx';
import { InquiriesPart } from './InquiriesPart.tsx';
import { ReportSheet } from './print/ReportSheet.tsx';
import { PublicRecordsPart } from './PublicRecordsPart.tsx';
import { reportOptions } from './queries.ts';
import { useReportExtras } from './report-extras.ts';
import { ScoreRow } from './ScoreRow.tsx';
import { StatementsPart } from './StatementsPart.tsx';
import classes from './ReportView.module.css';
import { WarningsNote } from './WarningsNote.tsx';

/** One report: three bureaus side by side, negative accounts first. */
export function ReportView({ reportId }: { readonly reportId: string }): ReactElement {
  const report = useQuery(reportOptions(reportId));
  if (report.error) return <RefusalNote error={report.error} />;
  if (!report.data?.report) return <LoadingLines lines={10} />;
  return <ReportContent contactId={report.data.contactId} reportId={reportId} report={report.data.report} />;
}

interface ReportContentProps {
  readonly contactId: string;
  readonly reportId: string;
  readonly report: CreditReport;
}

function ReportContent({ contactId, reportId, report }: ReportContentProps): ReactElement {
  const extras = useReportExtras();
  const [search, setSearch] = useSearchParams();
  const age = describeReportAge(report.reportDate?.iso, officeToday());
  const others = countOthers(report);
  const statements = report.bureaus.flatMap((file) => [...file.statements, ...file.alerts]);
  const parts = [
    {
      value: 'accounts',
      label: 'Accounts',
      count: report.accounts.length,
      renderPart: () => <AccountList contactId={contactId} reportId={reportId} report={report} />,
    },
    { value: 'inquiries', label: 'Inquiries', count: shownInquiries(report).length, renderPart: () => <InquiriesPart report={report} /> },
    {
      value: 'records',
      label: 'Public records',
      count: report.publicRecords.length,
      renderPart: () => <PublicRecordsPart report={report} />,
    },
    { value: 'identity', label: 'Personal information', count: undefined, renderPart: () => <IdentityPart report={report} /> },
    { value: 'statements', label: 'Statements and alerts', count: statements.length, renderPart: () => <StatementsPart report={report} /> },
    ...extras.parts.map(({ value, label, renderPart }) => ({ value, label, count: undefined, renderPart: () => renderPart(reportId) })),
  ];
  const part = parts.find((p) => p.value === search['part']) ?? parts[0];
  return (
    <article className={classes['report']}>
      <header className={classes['header']}>
        <div className={classes['title']}>
          <Title order={2}>
            {report.parts ? listWords(report.parts.map(({ bureau }) => BUREAU_NAMES[bureau])) : (report.provider ?? 'Credit report')}
            {report.reportDate && `, ${formatPartialDate(report.reportDate)}`}
          </Title>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
        {report.parts && (
          <PartsNote
            parts={report.parts}
            ofSeveralDays={isOfSeveralDays(report)}
            onOpen={(id) => setSearch({ report: id, part: undefined, show: undefined, bureau: undefined, q: undefined })}
          />
        )}
        {age !== undefined && (
          <Alert color="yellow" role="note" p="sm">
            {age}
          </Alert>
        )}
        {others > 0 && (
          <Text c="dimmed">
            {others === 1 ? 'One line of this file belongs' : `${others} lines of this file belong`} to another person and{' '}
            {others === 1 ? 'is' : 'are'} not used.
          </Text>
        )}
        <ScoreRow report={report} />
        <WarningsNote warnings={report.warnings} />
      </header>
      <Tabs
        value={part?.value ?? 'accounts'}
        onChange={(value) => setSearch({ part: value === 'accounts' ? undefined : (value ?? undefined) })}
      >
        <Tabs.List className={classes['parts'] ?? ''}>
          {parts.map(({ value, label, count }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
              {count !== undefined && (
                <Text span c="dimmed" ml={6}>
                  {count}
                </Text>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {parts.map(({ value, renderPart }) => (
          <Tabs.Panel key={value} value={value} pt="md">
            {value === part?.value && renderPart()}
          </Tabs.Panel>
        ))}
      </Tabs>
      <ReportSheet report={report} />
    </article>
  );
}

/** Which reports these lines are from: each bureau's own, to be opened by itself. */
function PartsNote({
  parts,
  ofSeveralDays,
  onOpen,
}: {
  readonly parts: readonly ReportPart[];
  readonly ofSeveralDays: boolean;
  readonly onOpen: (id: string) => void;
}): ReactElement {
  return (
    <Text c="dimmed">
      Combined from single-bureau reports. Accounts were matched by what the reports say. Open one of them:{' '}
      {parts.map(({ bureau, reportId, reportDate }, at) => (
        <span key={reportId}>
          {at > 0 && ', '}
          <Anchor component="button" type="button" onClick={() => onOpen(reportId)}>
            {BUREAU_NAMES[bureau]}
            {reportDate && ` of ${formatPartialDate(reportDate)}`}
          </Anchor>
        </span>
      ))}
      .{ofSeveralDays && ' They are from different days, so amounts and statuses may differ because of the time between them.'}
    </Text>
  );
}
