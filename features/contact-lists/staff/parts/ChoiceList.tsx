import { IconCheck } from '@tabler/icons-react';
import type { KeyboardEvent, ReactElement } from 'react';
import classes from './ChoiceList.module.css';

interface ChoiceListProps<V> {
  readonly label: string;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  /** undefined highlights none, as for many contacts at once. */
  readonly current: V | undefined;
  readonly onChoose: (value: V) => void;
}

/** One click or Enter chooses; arrow keys, Home and End move. */
export function ChoiceList<V extends string | null>({ label, choices, current, onChoose }: ChoiceListProps<V>): ReactElement {
  const first = Math.max(
    0,
    choices.findIndex(({ value }) => value === current),
  );
  return (
    <div role="group" aria-label={label} className={classes['list']}>
      {choices.map(({ value, label: words }, place) => (
        <button
          key={value ?? ''}
          type="button"
          className={classes['choice']}
          aria-pressed={value === current}
          data-autofocus={place === first || undefined}
          onKeyDown={moveBetween}
          onClick={() => onChoose(value)}
        >
          <span>{words}</span>
          {value === current && <IconCheck size={16} stroke={1.6} aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}

function moveBetween(event: KeyboardEvent<HTMLButtonElement>): void {
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  const targets: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons.at(target % buttons.length)?.focus();
}
