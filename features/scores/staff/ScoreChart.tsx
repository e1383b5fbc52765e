// Scores over time, a line for each bureau; one model at a time. The table below shows the same values as text.
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { useState, type ReactElement } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { chartDays, modelsOf, type ChartPoint } from '../rules/score-line.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';

const COLORS = { EQ: 'var(--redress-eq)', EX: 'var(--redress-ex)', TU: 'var(--redress-tu)' } as const;

export function ScoreChart({
  points,
  goal,
}: {
  readonly points: readonly ChartPoint[];
  readonly goal: number | null;
}): ReactElement | null {
  const isCalm = useReducedMotion();
  const models = modelsOf(points);
  const [chosen, setChosen] = useState<string>();
  const model = models.find((one) => one.key === chosen) ?? models[0];
  if (!model) return null;
  const days = chartDays(points, model.key);
  const values = days.flatMap((day) => BUREAUS.flatMap((bureau) => day[bureau] ?? []));
  const bottom = Math.max(250, Math.floor((Math.min(...values, goal ?? 900) - 20) / 20) * 20);
  const top = Math.min(900, Math.ceil((Math.max(...values, goal ?? 0) + 20) / 20) * 20);
  return (
    <Stack gap="xs" component="section" aria-label="Scores over time">
      {models.length > 1 ? (
        <SegmentedControl
          size="xs"
          value={model.key}
          onChange={setChosen}
          data={models.map(({ key, label }) => ({ value: key, label }))}
          aria-label="Model"
        />
      ) : (
        <Text c="dimmed" size="xs">
          {model.label}
        </Text>
      )}
      <div aria-hidden="true">
        <LineChart
          h={260}
          accessibilityLayer={false}
          data={days.map((day) => ({ ...day, name: formatDate(day.day) }))}
          dataKey="name"
          curveType="linear"
          withLegend
          connectNulls
          yAxisProps={{ domain: [bottom, top], width: 44 }}
          series={BUREAUS.filter((bureau) => days.some((day) => day[bureau] !== undefined)).map((bureau) => ({
            name: bureau,
            label: BUREAU_NAMES[bureau],
            color: COLORS[bureau],
          }))}
          lineProps={{ isAnimationActive: !isCalm, animationDuration: 140 }}
          tooltipAnimationDuration={0}
          tickLine="none"
          gridAxis="x"
          {...(goal !== null && { referenceLines: [{ y: goal, label: `Goal ${goal}`, color: 'var(--redress-good)' }] })}
        />
      </div>
      <table className="redress-hidden-text">
        <caption>Scores over time, {model.label}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {BUREAUS.map((bureau) => (
              <th key={bureau} scope="col">
                {BUREAU_NAMES[bureau]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDate(day.day)}</th>
              {BUREAUS.map((bureau) => (
                <td key={bureau}>{day[bureau] ?? 'none'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
