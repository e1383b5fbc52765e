// Reports: the catalog at the left, and of the chosen one its filters, its counts and its rows. All of it is in the address.
import { Button, Menu, NativeSelect, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { FILE_FORMATS, type FileFormat } from '../contract.ts';
import { FORMAT_NAMES } from '../rules/file-limits.ts';
import { REPORT_KEYS, REPORTS, isReportKey, type ReportKey } from '../rules/reports.ts';
import { FileDialog } from './parts/FileDialog.tsx';
import { ReportCounts } from './parts/ReportCounts.tsx';
import { ReportFilters } from './parts/ReportFilters.tsx';
import { ReportRowsTable } from './parts/ReportRowsTable.tsx';
import { readFilter } from './read-filter.ts';
import classes from './ReportsPage.module.css';

export interface ReportsPageProps {
  readonly locations: readonly { readonly id: string; readonly name: string }[];
}

export function ReportsPage({ locations }: ReportsPageProps): ReactElement {
  const [search, change] = useSearchParams();
  const may = useMay();
  const [format, setFormat] = useState<FileFormat>();
  const seen = REPORT_KEYS.filter((key) => REPORTS[key].needs.every((permission) => may(permission)));
  const listed = seen.filter((key) => REPORTS[key].catalog);
  const wanted = search['report'];
  const key = wanted === undefined ? listed[0] : isReportKey(wanted) ? wanted : undefined;
  if (key === undefined || !seen.includes(key)) return <Missing isKnown={key !== undefined} listed={listed} />;
  const today = officeToday();
  const filter = readFilter(key, search, today);
  const { title, sentence } = REPORTS[key];
  return (
    <>
      <PageHeader
        title={wanted === undefined ? 'Reports' : title}
        action={
          may('reports:export') ? (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button rightSection={<IconChevronDown size={16} aria-hidden />}>Save as file</Button>
              </Menu.Target>
              <Menu.Dropdown>
                {FILE_FORMATS.map((one) => (
                  <Menu.Item key={one} onClick={() => setFormat(one)}>
                    {FORMAT_NAMES[one]}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          ) : (
            <Text c="dimmed" size="xs">
              Saving as a file is not part of your role.
            </Text>
          )
        }
      />
      <div className={classes['page']}>
        <Catalog listed={listed} current={key} />
        <div className={classes['report']}>
          {wanted === undefined && <h2 className={classes['title']}>{title}</h2>}
          <Text c="dimmed" mb="md" maw={720}>
            {sentence}
          </Text>
          <ReportFilters report={key} filter={filter} search={search} change={change} locations={locations} />
          <ReportCounts report={key} filter={filter} />
          <ReportRowsTable report={key} filter={filter} hasLocations={locations.length > 0} />
        </div>
      </div>
      {format && <FileDialog report={key} filter={filter} format={format} onClose={() => setFormat(undefined)} />}
    </>
  );
}

/** The reports to choose from: a list beside the report, one field above it on a phone. */
function Catalog({ listed, current }: { readonly listed: readonly ReportKey[]; readonly current: ReportKey }): ReactElement {
  const [, change] = useSearchParams();
  const others = listed.includes(current) ? listed : [...listed, current];
  return (
    <>
      <nav aria-label="Reports" className={classes['catalog']}>
        {others.map((key) => (
          <AppLink key={key} href={`/reports?report=${key}`} aria-current={key === current ? 'page' : undefined}>
            {REPORTS[key].title}
          </AppLink>
        ))}
      </nav>
      <NativeSelect
        className={classes['choice']}
        label="Report"
        value={current}
        onChange={(event) => change({ ...CLEARED, report: event.currentTarget.value }, 'as a step')}
        data={others.map((key) => ({ value: key, label: REPORTS[key].title }))}
      />
    </>
  );
}

const CLEARED = Object.fromEntries(
  [...new Set(REPORT_KEYS.flatMap((key) => Object.keys(REPORTS[key].dimensions)))].map((name) => [name, undefined]),
);

function Missing({ isKnown, listed }: { readonly isKnown: boolean; readonly listed: readonly ReportKey[] }): ReactElement {
  const first = listed[0];
  return (
    <>
      <PageHeader title="Reports" />
      <EmptyState
        sentence={isKnown || first === undefined ? 'Your role does not include the data of this report.' : 'There is no such report.'}
        action={
          first && (
            <Button component={AppLink} href={`/reports?report=${first}`}>
              Show {REPORTS[first].title}
            </Button>
          )
        }
      />
    </>
  );
}
