// One table of figures. A count and the counts beside it open their rows; a median only says what it means.
import { Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { NumberLink } from '../../../../platform/web/look/NumberLink.tsx';
import { groupLabel } from '../../../reports/rules/cell-text.ts';
import { FEWEST_FOR_SHARE, shareOf, type ReportMeasure } from '../../../reports/rules/report-definition.ts';
import { REPORTS } from '../../../reports/rules/reports.ts';
import type { FigureGroup } from '../../contract.ts';
import { FIGURE_TABLES, type FigureTable } from '../../rules/figure-tables.ts';
import { hrefsOf } from '../../rules/figure-links.ts';
import classes from '../AnalyticsPage.module.css';
import type { FigureTableAnswer } from '../queries.ts';
import type { Range } from '../read-range.ts';

interface FigureTableViewProps {
  readonly table: FigureTableAnswer;
  readonly range: Range;
}

const WIDE_FROM = 5;
/** From so many columns of figures on, a phone shows each row as a block, its figures below one another. */
const STACKS_FROM = 4;

export function FigureTableView({ table: { key, groups, all, capped }, range }: FigureTableViewProps): ReactElement {
  const table = FIGURE_TABLES[key];
  const report = REPORTS[table.report];
  const measures = table.measures.flatMap((name) => report.measures.filter((measure) => measure.key === name));
  const smallest = table.share === undefined ? undefined : groups.some(({ count }) => count < FEWEST_FOR_SHARE);
  const hasTotal = all !== null && groups.length > 1 && key !== 'clients';
  return (
    <div className={`${classes['table']} ${measures.length >= WIDE_FROM ? classes['wide'] : ''}`}>
      <Title order={3}>{table.title}</Title>
      <Text c="dimmed" size="xs" mb="xs">
        {table.sentence}
      </Text>
      {groups.length === 0 ? (
        <Text c="dimmed">None in this period.</Text>
      ) : (
        <div className={classes['scroll']} role="region" aria-label={`${table.title}, figures`}>
          <table aria-label={table.title} data-stacks={measures.length + 2 >= STACKS_FROM}>
            <thead>
              <tr>
                {table.groupBy.map((name) => (
                  <th key={name} scope="col">
                    {groupLabel(report, name)}
                  </th>
                ))}
                <th scope="col" data-align="right">
                  Count
                </th>
                {range.compare === 'yes' && (
                  <th scope="col" data-align="right">
                    Before
                  </th>
                )}
                {measures.map(({ key: name, label }) => (
                  <th key={name} scope="col" data-align="right">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <FigureRow key={JSON.stringify(group.values)} group={group} table={table} measures={measures} range={range} />
              ))}
              {hasTotal && (
                <FigureRow
                  group={{ ...all, labels: table.groupBy.map((_, place) => (place === 0 ? 'All' : '')) }}
                  table={table}
                  measures={measures}
                  range={range}
                />
              )}
            </tbody>
          </table>
        </div>
      )}
      {capped && (
        <Text c="dimmed" size="xs" mt="xs">
          The 30 largest are shown. The report lists all.
        </Text>
      )}
      {smallest && (
        <Text c="dimmed" size="xs" mt="xs">
          Fewer than {FEWEST_FOR_SHARE} cases show no percentage: too few to compare.
        </Text>
      )}
    </div>
  );
}

interface FigureRowProps {
  readonly group: FigureGroup;
  readonly table: FigureTable;
  readonly measures: readonly ReportMeasure[];
  readonly range: Range;
}

function FigureRow({ group, table, measures, range }: FigureRowProps): ReactElement {
  const { values, labels, count, before } = group;
  const hrefs = hrefsOf(table, values, range);
  const name = labels.filter((label) => label !== '').join(', ');
  return (
    <tr>
      {labels.map((label, place) =>
        place === 0 ? (
          <th key={table.groupBy[place]} scope="row">
            {label}
          </th>
        ) : (
          <td key={table.groupBy[place]}>{label}</td>
        ),
      )}
      <td data-align="right" data-label="Count">
        <NumberLink value={count} name={name} sentence={table.sentence} href={hrefs.now} />
      </td>
      {before !== null && (
        <td data-align="right" data-label="Before" className={classes['before']}>
          <NumberLink value={before} name={`${name}, before`} sentence={`${table.sentence} In the span before.`} href={hrefs.before} />
        </td>
      )}
      {measures.map((measure, place) => {
        const value = group.measures[place] ?? null;
        const share = value !== null && measure.key === table.share ? shareOf(value, count) : undefined;
        return (
          <td key={measure.key} data-align="right" data-label={measure.label}>
            {value === null ? (
              '–'
            ) : (
              <NumberLink value={value} name={`${name}, ${measure.label}`} sentence={measure.sentence} href={hrefs.measure(measure)} />
            )}
            {share !== undefined && <span className={classes['share']}>{share}</span>}
          </td>
        );
      })}
    </tr>
  );
}
