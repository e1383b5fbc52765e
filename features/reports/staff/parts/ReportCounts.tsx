// The counts above the rows. Each count limits the rows below to what it counts.
import { useQuery } from '@tanstack/react-query';
import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { groupLabel } from '../../rules/cell-text.ts';
import type { GroupKey } from '../../rules/report-definition.ts';
import { reportHref, type ReportFilter } from '../../rules/report-filter.ts';
import { ACCESS_REPORT, REPORTS, type ReportKey } from '../../rules/reports.ts';
import { accessGroupsOptions, openGroupsOptions } from '../queries.ts';
import classes from '../ReportsPage.module.css';
import { NumberLink } from '../../../../platform/web/look/NumberLink.tsx';

interface ReportCountsProps {
  readonly report: ReportKey;
  readonly filter: ReportFilter;
}

export function ReportCounts({ report, filter }: ReportCountsProps): ReactElement | null {
  const open = useQuery(openGroupsOptions(report, filter));
  const access = useQuery(accessGroupsOptions(report, filter));
  const { data, error } = report === ACCESS_REPORT ? access : open;
  const definition = REPORTS[report];
  if (!data) return error ? <RefusalNote error={error} /> : <LoadingLines lines={2} />;
  if (data.groups.length === 0) return null;
  return (
    <div className={classes['counts']} role="region" aria-label="Counts">
      <table aria-label="Counts">
        <thead>
          <tr>
            {definition.groupBy.map((key) => (
              <th key={key} scope="col">
                {groupLabel(definition, key)}
              </th>
            ))}
            <th scope="col" data-align="right">
              Count
            </th>
            {definition.measures.map(({ key, label }) => (
              <th key={key} scope="col" data-align="right">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.groups.map(({ values, labels, count, measures }) => {
            const own = withGroup(filter, definition.groupBy, values);
            const name = labels.join(', ');
            return (
              <tr key={JSON.stringify(values)}>
                {labels.map((label, place) =>
                  place === 0 ? (
                    <th key={definition.groupBy[place]} scope="row">
                      {label}
                    </th>
                  ) : (
                    <td key={definition.groupBy[place]}>{label}</td>
                  ),
                )}
                <td data-align="right">
                  <NumberLink value={count} name={name} sentence={definition.sentence} href={reportHref(report, own)} />
                </td>
                {definition.measures.map((measure, place) => {
                  const value = measures[place] ?? null;
                  return (
                    <td key={measure.key} data-align="right">
                      {value === null ? (
                        '–'
                      ) : (
                        <NumberLink
                          value={value}
                          name={`${name}, ${measure.label}`}
                          sentence={measure.sentence}
                          href={measure.kind === 'count' ? reportHref(report, { ...own, ...measure.where }) : undefined}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      {data.capped && (
        <Text c="dimmed" size="xs" mt="xs">
          The 200 largest groups are shown. Narrow the filters to see others.
        </Text>
      )}
    </div>
  );
}

/** The filter of the rows of one group. Rows without a person, location or value are those of 'none'. */
export function withGroup(filter: ReportFilter, groupBy: readonly GroupKey[], values: readonly (string | null)[]): ReportFilter {
  return { ...filter, ...Object.fromEntries(groupBy.map((key, place) => [key, values[place] ?? 'none'])) };
}
