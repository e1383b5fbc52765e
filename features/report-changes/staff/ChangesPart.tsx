// What changed since the report before, by bureau.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { CreditReportRow } from '../../credit-reports/contract.ts';
import type { ReportChange } from '../contract.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import classes from './ChangesPart.module.css';
import { changesOptions, reportOptions, reportsApi } from './queries.ts';

const KINDS: Readonly<Record<ReportChange['kind'], string>> = {
  added: 'New',
  deleted: 'No longer listed',
  're-inserted': 'Listed again',
  improved: 'Better',
  worsened: 'Worse',
  updated: 'Changed',
  're-aged': 'Dates moved later',
  unchanged: 'Unchanged',
  'sold-on': 'With another collector',
  duplicate: 'Listed twice',
};

/** What changed in a report; a combined one shows what changed in each of its parts. */
export function ChangesPart({ reportId }: { readonly reportId: string }): ReactElement {
  const report = useQuery(reportOptions(reportId));
  if (report.error) return <RefusalNote error={report.error} />;
  if (!report.data) return <LoadingLines lines={6} />;
  if (!report.data.parts) return <ReportChanges reportId={reportId} />;
  return (
    <Stack gap="xl">
      {report.data.parts.map((part) => (
        <ReportChanges key={part.reportId} reportId={part.reportId} bureau={part.bureau} />
      ))}
    </Stack>
  );
}

/** All bureaus of the report, or the one that is asked for. */
function ReportChanges({ reportId, bureau }: { readonly reportId: string; readonly bureau?: Bureau }): ReactElement {
  const report = useQuery({ ...reportOptions(reportId), staleTime: 0 });
  const changes = useInfiniteQuery(changesOptions(reportId));
  const error = report.error ?? changes.error;
  if (error) return <RefusalNote error={error} />;
  if (!report.data || !changes.data) return <LoadingLines lines={6} />;
  const { compared } = report.data;
  const rows = changes.data.pages.flatMap((page) => page.rows);
  if (compared === null) {
    const nothing = <Text c="dimmed">There is no earlier report to compare this one with.</Text>;
    return bureau ? (
      <section aria-label={BUREAU_NAMES[bureau]}>
        <BureauTitle bureau={bureau} />
        {nothing}
      </section>
    ) : (
      nothing
    );
  }
  return (
    <Stack gap="lg">
      {compared
        .filter((one) => bureau === undefined || one.bureau === bureau)
        .map((one) => (
          <section key={one.bureau} aria-label={BUREAU_NAMES[one.bureau]}>
            <BureauTitle bureau={one.bureau} />
            {one.reason !== null && <Text c="dimmed">{one.reason}</Text>}
            {one.looksIncomplete && <SayComplete row={report.data} bureau={one.bureau} />}
            {one.compared && (
              <Text c="dimmed" size="xs">
                {one.unchanged} unchanged
              </Text>
            )}
            <ul className={classes['list']}>
              {rows
                .filter((row) => row.bureau === one.bureau)
                .map((row) => (
                  <Change key={row.id} row={row} />
                ))}
            </ul>
          </section>
        ))}
      {changes.hasNextPage && (
        <Group>
          <Button variant="default" loading={changes.isFetchingNextPage} onClick={() => void changes.fetchNextPage()}>
            Load more
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function BureauTitle({ bureau }: { readonly bureau: Bureau }): ReactElement {
  return (
    <Title order={3} className="redress-bureau" data-bureau={bureau}>
      {BUREAU_NAMES[bureau]}
    </Title>
  );
}

function Change({ row }: { readonly row: ReportChange }): ReactElement {
  return (
    <li className={classes['change']} data-kind={row.kind}>
      <Text span fw={600}>
        {KINDS[row.kind]}
      </Text>
      <div>
        <Text>
          {row.heading}
          {row.accountNumberMasked !== null && `, ${row.accountNumberMasked}`}
        </Text>
        {row.evidence !== null && <Text c="dimmed">{row.evidence}</Text>}
        {row.changes.map((change) => (
          <Text key={change.field} data-effect={change.effect} className={classes['field'] ?? ''}>
            {change.label}: {change.before || 'nothing'} → {change.after || 'nothing'}
          </Text>
        ))}
      </div>
    </li>
  );
}

function SayComplete({ row, bureau }: { readonly row: CreditReportRow; readonly bureau: Bureau }): ReactElement | null {
  const sayComplete = useChange(reportsApi.answerComplete);
  if (!useMay()('credit-reports:add')) return null;
  return (
    <Group gap="sm" my="xs">
      <Button
        size="xs"
        variant="default"
        loading={sayComplete.isPending}
        onClick={() => sayComplete.start({ id: row.id, version: row.version, bureau, complete: true })}
      >
        The list is complete
      </Button>
      <RefusalNote error={sayComplete.error} />
    </Group>
  );
}
