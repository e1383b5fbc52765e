import { Button, Group } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { gridCode, monthText } from '../../../report-files/rules/report-view.ts';
import classes from './HistoryEditor.module.css';
import {
  clearMonth,
  fillOnTime,
  gridYears,
  hasEarlier,
  isOffered,
  monthAfterKey,
  monthsOf,
  toggleMonth,
  type History,
  type MonthCode,
} from './months.ts';

const CODES: readonly MonthCode[] = ['OK', '30', '60', '90', '120', '150', '180', 'CO', 'COLL', 'RP', 'FC', 'VS', 'BK', 'PP', 'ND'];
/** Keys that fill a month in and go on to the next. */
const KEYS: Readonly<Record<string, MonthCode>> = { o: 'OK', '3': '30', '6': '60', '9': '90', '1': '120' };
const LETTERS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];

interface HistoryEditorProps {
  readonly history: History;
  readonly newest: string;
  readonly opened: string;
  readonly onChange: (history: History) => void;
}

/** The payment history by years. A person chooses a code, then the months that have it. */
export function HistoryEditor({ history, newest, opened, onChange }: HistoryEditorProps): ReactElement {
  const [code, setCode] = useState<MonthCode>('30');
  const [more, setMore] = useState(0);
  const [at, setAt] = useState(newest);
  const grid = useRef<HTMLDivElement>(null);
  const years = gridYears(history, newest, more);
  const codes = new Map(history.map((cell) => [cell.month, cell.code]));
  const here = years.includes(Number(at.slice(0, 4))) ? at : newest;
  const goTo = (month: string | undefined): void => {
    if (month === undefined) return;
    setAt(month);
    grid.current?.querySelector<HTMLElement>(`[data-month="${month}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, month: string): void => {
    const typed = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key.toLowerCase()];
    const next = monthAfterKey(month, event.key, years);
    if (next === undefined && typed === undefined && event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    if (next !== undefined) return goTo(next);
    if (typed === undefined) return onChange(clearMonth(history, month));
    if (codes.get(month) !== typed && isOffered(month, newest)) onChange(toggleMonth(history, month, typed));
    return goTo(monthAfterKey(month, 'ArrowRight', years));
  };
  return (
    <fieldset className={classes['history']}>
      <legend className={classes['legend']}>Payment history</legend>
      <div className={classes['codes']} role="group" aria-label="Code to fill in">
        {CODES.map((one) => {
          const { short, words, tone } = gridCode(one);
          return (
            <button
              key={one}
              type="button"
              className={classes['cell']}
              data-tone={tone}
              aria-pressed={one === code}
              aria-label={words}
              title={words}
              onClick={() => setCode(one)}
            >
              {short}
            </button>
          );
        })}
      </div>
      <p className={classes['hint']}>
        Click a month to mark it <strong>{gridCode(code).words}</strong>; click again to clear it. Keys: arrows move; 3, 6, 9 and O fill in;
        Delete clears.
      </p>
      <div ref={grid} className={classes['sheet']}>
        <div className={classes['year']} aria-hidden="true">
          <span />
          {LETTERS.map((letter, i) => (
            <span key={i} className={classes['letter']}>
              {letter}
            </span>
          ))}
        </div>
        {years.map((year) => (
          <div key={year} className={classes['year']} role="group" aria-label={String(year)}>
            <span className={classes['number']} aria-hidden="true">
              {year}
            </span>
            {monthsOf(year).map((month) => {
              const given = codes.get(month);
              const mark = given && gridCode(given);
              const offered = isOffered(month, newest) || given !== undefined;
              return (
                <button
                  key={month}
                  type="button"
                  data-month={month}
                  className={classes['cell']}
                  data-tone={mark?.tone ?? 'absent'}
                  tabIndex={month === here ? 0 : -1}
                  aria-disabled={!offered}
                  aria-label={`${monthText(month)}: ${mark?.words ?? 'empty'}`}
                  title={`${monthText(month)}: ${mark?.words ?? 'empty'}`}
                  onFocus={() => setAt(month)}
                  onKeyDown={(event) => press(event, month)}
                  onClick={() => {
                    if (offered) onChange(toggleMonth(history, month, code));
                  }}
                >
                  {mark?.short}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <Group gap="xs" mt={8}>
        <Button variant="subtle" size="compact-xs" onClick={() => onChange(fillOnTime(history, newest, opened))}>
          Fill the rest with on time
        </Button>
        {hasEarlier(history, newest, more) && (
          <Button variant="subtle" color="gray" size="compact-xs" onClick={() => setMore(more + 1)}>
            Add earlier year
          </Button>
        )}
      </Group>
    </fieldset>
  );
}
