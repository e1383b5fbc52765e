// Three lines on a phone: drawn by hand, because a chart library weighs more than the rest of this page.
import type { ReactElement } from 'react';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import type { ChartDay } from '../rules/score-line.ts';
import classes from './MyScores.module.css';
import { myScoresTexts } from './texts.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [600, 240, 44, 28];
const DASHES = { EQ: undefined, EX: '7 5', TU: '2 4' } as const;

export function ScoreLine({ days }: { readonly days: readonly ChartDay[] }): ReactElement {
  const texts = useTexts(myScoresTexts);
  const dates = useDates();
  const values = days.flatMap((day) => BUREAUS.flatMap((bureau) => day[bureau] ?? []));
  const low = Math.floor((Math.min(...values) - 10) / 20) * 20;
  const high = Math.ceil((Math.max(...values) + 10) / 20) * 20;
  const [first, last] = [time(days[0]), time(days.at(-1))];
  const x = (day: ChartDay): number => LEFT + ((time(day) - first) / Math.max(1, last - first)) * (WIDTH - LEFT - 12);
  const y = (value: number): number => 8 + ((high - value) / Math.max(1, high - low)) * (HEIGHT - BOTTOM - 8);
  const shown = BUREAUS.filter((bureau) => days.some((day) => day[bureau] !== undefined));
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes['picture']} aria-hidden="true">
        {[low, (low + high) / 2, high].map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH - 8} y1={y(value)} y2={y(value)} stroke="var(--redress-hairline)" />
            <text x={LEFT - 8} y={y(value) + 5} textAnchor="end" fontSize={15} fill="var(--redress-muted)">
              {value}
            </text>
          </g>
        ))}
        {shown.map((bureau) => {
          const line = days.flatMap((day) => (day[bureau] === undefined ? [] : [{ day, value: day[bureau] }]));
          return (
            <g key={bureau} data-bureau={bureau}>
              <polyline
                points={line.map(({ day, value }) => `${x(day).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
                fill="none"
                stroke="var(--bureau)"
                strokeWidth={3}
                strokeDasharray={DASHES[bureau]}
              />
              {line.map(({ day, value }) => (
                <circle key={day.day} cx={x(day)} cy={y(value)} r={4.5} fill="var(--bureau)" />
              ))}
            </g>
          );
        })}
        <text x={LEFT} y={HEIGHT - 6} fontSize={15} fill="var(--redress-muted)">
          {days[0] && dates.date(days[0].day)}
        </text>
        <text x={WIDTH - 8} y={HEIGHT - 6} textAnchor="end" fontSize={15} fill="var(--redress-muted)">
          {dates.date(days.at(-1)?.day ?? '')}
        </text>
      </svg>
      <div className={classes['legend']} aria-hidden="true">
        {shown.map((bureau) => (
          <span key={bureau} data-bureau={bureau}>
            <span className={classes['mark']} />
            {BUREAU_NAMES[bureau]}
          </span>
        ))}
      </div>
      <table className="redress-hidden-text">
        <caption>{texts.overTime}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            {shown.map((bureau) => (
              <th key={bureau} scope="col">
                {BUREAU_NAMES[bureau]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{dates.date(day.day)}</th>
              {shown.map((bureau) => (
                <td key={bureau}>{day[bureau] ?? texts.nothing}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Days as a number line; noon keeps changes of daylight time away. */
function time(day: ChartDay | undefined): number {
  return day === undefined ? 0 : Date.parse(`${day.day}T12:00:00Z`);
}
