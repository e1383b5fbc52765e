import { expect, test } from 'vitest';
import { chartDays, modelsOf, type ChartPoint } from './score-line.ts';

const point = (part: Partial<ChartPoint>): ChartPoint => ({
  bureau: 'TU',
  model: 'VANTAGE_3',
  modelPrinted: 'VantageScore 3.0',
  value: 600,
  scoredOn: '2026-01-05',
  source: 'report',
  ...part,
});

test('models never mix, and the one scored last comes first', () => {
  const points = [
    point({}),
    point({ model: 'FICO_8', scoredOn: '2026-03-01' }),
    point({ model: 'OTHER', modelPrinted: 'Insight', scoredOn: '2026-02-01' }),
    point({ model: 'OTHER', modelPrinted: 'Other', scoredOn: '2025-02-01' }),
  ];
  expect(modelsOf(points).map(({ label }) => label)).toEqual(['FICO Score 8', 'Insight', 'VantageScore 3.0', 'Other']);
  expect(chartDays(points, 'VANTAGE_3')).toEqual([{ day: '2026-01-05', TU: 600 }]);
});

test('days run forward; a report beats what was typed on the same day, whatever came first', () => {
  const typed = point({ source: 'hand', value: 700 });
  for (const points of [
    [typed, point({})],
    [point({}), typed],
  ])
    expect(chartDays(points, 'VANTAGE_3')).toEqual([{ day: '2026-01-05', TU: 600 }]);
  expect(chartDays([point({ scoredOn: '2026-02-01' }), point({ bureau: 'EQ' })], 'VANTAGE_3').map(({ day }) => day)).toEqual([
    '2026-01-05',
    '2026-02-01',
  ]);
});
