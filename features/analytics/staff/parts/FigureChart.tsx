// A picture of the first table of a part: its counts as bars, or the results of bureaus side by side. The table below has the same numbers.
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useReducedMotion } from '@mantine/hooks';
import type { ReactElement } from 'react';
import { REPORTS } from '../../../reports/rules/reports.ts';
import { FIGURE_TABLES, type FigureKey } from '../../rules/figure-tables.ts';
import classes from '../AnalyticsPage.module.css';
import type { Figures } from '../queries.ts';

const MOST_BARS = 8;
const RESULT_COLORS = ['var(--redress-good)', 'var(--mantine-color-anchor)', 'var(--redress-muted)', 'var(--redress-soon)'] as const;
const PICTURED: readonly FigureKey[] = ['leadsBySource', 'outcomesByBureau'];

export function FigureChart({ tables }: { readonly tables: Figures['tables'] }): ReactElement | null {
  const isCalm = useReducedMotion();
  const shown = tables.find(({ key, groups }) => PICTURED.includes(key) && groups.length > 0);
  if (!shown) return null;
  const table = FIGURE_TABLES[shown.key];
  const results = table.report === 'outcomes' ? REPORTS.outcomes.measures.filter(({ kind }) => kind === 'count') : [];
  const series =
    results.length === 0
      ? [{ name: 'Count', color: 'var(--mantine-color-anchor)' }]
      : results.map(({ label }, place) => ({ name: label, color: RESULT_COLORS[place] ?? 'var(--mantine-color-anchor)' }));
  const data = shown.groups.slice(0, MOST_BARS).map(({ labels, count, measures }) => ({
    name: labels.join(', '),
    Count: count,
    ...Object.fromEntries(results.map(({ key, label }) => [label, measures[table.measures.indexOf(key)] ?? 0])),
  }));
  return (
    <div aria-hidden="true" className={classes['chart']}>
      <BarChart
        h={220}
        accessibilityLayer={false}
        data={data}
        dataKey="name"
        series={series}
        type={results.length === 0 ? 'default' : 'stacked'}
        withLegend={results.length > 0}
        gridAxis="x"
        tickLine="none"
        maxBarWidth={36}
        barProps={{ isAnimationActive: !isCalm, animationDuration: 140, radius: results.length === 0 ? 3 : 0 }}
        tooltipAnimationDuration={0}
        yAxisProps={{ allowDecimals: false, width: 40 }}
      />
    </div>
  );
}
