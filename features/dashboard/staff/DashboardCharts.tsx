// Bar charts, with the same numbers as a table for people who cannot see them. Loaded after the rest of the page.
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { Title } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { STAGE_NAMES } from '../../cases/rules/stage-names.ts';
import classes from './DashboardCharts.module.css';
import { chartsOptions } from './queries.ts';

interface Bar {
  readonly name: string;
  readonly count: number;
  readonly written: string;
}

export function DashboardCharts(): ReactElement {
  const { data, error } = useQuery(chartsOptions());
  if (!data) return error ? <RefusalNote error={error} /> : <div className={classes['charts']} data-waiting />;
  const stages = data.clientsByStage?.map(({ stage, count, capped }) => ({
    name: STAGE_NAMES[stage],
    count,
    written: `${count.toLocaleString('en-US')}${capped ? '+' : ''}`,
  }));
  const weeks = data.leadsByWeek?.map(({ week, count }) => ({
    name: formatDate(week).replace(/, \d{4}$/, ''),
    count: count ?? 0,
    written: count === null ? 'not counted' : count.toLocaleString('en-US'),
  }));
  return (
    <div className={classes['charts']}>
      {weeks && <Chart title="Leads by week" of="Week from" unit="Leads" bars={weeks} />}
      {stages && <Chart title="Clients by stage" of="Stage" unit="Clients" bars={stages} lying />}
    </div>
  );
}

interface ChartProps {
  readonly title: string;
  readonly of: string;
  readonly unit: string;
  readonly bars: readonly Bar[];
  readonly lying?: boolean;
}

function Chart({ title, of, unit, bars, lying = false }: ChartProps): ReactElement {
  const isCalm = useReducedMotion();
  return (
    <section aria-label={title}>
      <Title order={2} mb="md">
        {title}
      </Title>
      <div aria-hidden="true">
        <BarChart
          h={lying ? 280 : 240}
          accessibilityLayer={false}
          data={bars.map(({ name, count }) => ({ name, [unit]: count }))}
          dataKey="name"
          series={[{ name: unit, color: 'var(--mantine-color-anchor)' }]}
          orientation={lying ? 'vertical' : 'horizontal'}
          gridAxis={lying ? 'y' : 'x'}
          tickLine="none"
          maxBarWidth={28}
          barProps={{ isAnimationActive: !isCalm, animationDuration: 140, radius: 3 }}
          tooltipAnimationDuration={0}
          {...(lying
            ? { yAxisProps: { width: 132, interval: 0 }, xAxisProps: { allowDecimals: false } }
            : { yAxisProps: { allowDecimals: false, width: 40 } })}
        />
      </div>
      <table className="redress-hidden-text">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, written }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{written}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
