import { IconChevronRight, IconSquare, IconSquareCheckFilled } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { DisputableLine, LineCell, LineGroup } from './disputable-lines.ts';
import { itemKey, type ItemPlace } from './draft-edit.ts';
import classes from './ItemGrid.module.css';

interface ItemGridProps {
  readonly groups: readonly LineGroup[];
  readonly chosen: ReadonlySet<string>;
  /** Number of the open round that disputes the place already. */
  readonly pendingRound: (place: ItemPlace) => number | undefined;
  readonly onChoose: (places: readonly ItemPlace[], chosen: boolean) => void;
}

/** Every line of the report × bureau as a switch. Arrow keys move, space chooses. */
export function ItemGrid({ groups, chosen, pendingRound, onChoose }: ItemGridProps): ReactElement {
  const grid = useRef<HTMLDivElement>(null);
  const negative = (bureau: Bureau): readonly ItemPlace[] =>
    groups.flatMap((group) =>
      group.lines.flatMap((line) =>
        line.negative && line.cells[bureau]?.place.kind === 'tradeline' && pendingRound(line.cells[bureau].place) === undefined
          ? line.cells[bureau].place
          : [],
      ),
    );
  return (
    // Arrow keys only move the focus between switches that are reachable by Tab as well.
    <div ref={grid} onKeyDown={(event) => moveInGrid(event, grid.current)}>
      <div className={classes['head']}>
        <span className={classes['corner']}>Report line</span>
        {BUREAUS.map((bureau) => {
          const places = negative(bureau);
          const all = places.length > 0 && places.every((place) => chosen.has(itemKey(place)));
          return (
            <span key={bureau} className={classes['bureau']}>
              <span className={`redress-bureau ${classes['name']}`} data-bureau={bureau}>
                {BUREAU_NAMES[bureau]}
              </span>
              {places.length > 0 && (
                <button type="button" className={classes['all']} onClick={() => onChoose(places, !all)}>
                  {all ? 'Clear' : `All ${places.length}`}
                  <span className="redress-hidden-text"> negative items at {BUREAU_NAMES[bureau]}</span>
                </button>
              )}
            </span>
          );
        })}
      </div>
      {groups.map((group) => (
        <Group key={group.name} group={group} chosen={chosen} pendingRound={pendingRound} onChoose={onChoose} />
      ))}
    </div>
  );
}

function Group({ group, chosen, pendingRound, onChoose }: { readonly group: LineGroup } & Omit<ItemGridProps, 'groups'>): ReactElement {
  const holdsChosen = group.lines.some((line) => BUREAUS.some((bureau) => isChosen(line.cells[bureau], chosen)));
  const [unfolded, setUnfolded] = useState(group.unfolded || holdsChosen);
  return (
    <section aria-label={group.name}>
      <button type="button" className={classes['group']} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
        <IconChevronRight size={14} aria-hidden="true" className={classes['chevron'] ?? ''} />
        {group.name} <span className={classes['count']}>{group.lines.length}</span>
      </button>
      {unfolded &&
        group.lines.map((line) => <Line key={line.key} line={line} chosen={chosen} pendingRound={pendingRound} onChoose={onChoose} />)}
    </section>
  );
}

function Line({ line, chosen, pendingRound, onChoose }: { readonly line: DisputableLine } & Omit<ItemGridProps, 'groups'>): ReactElement {
  return (
    <div className={classes['line']} data-line>
      <span className={classes['title']}>
        <span className={classes['heading']}>{line.title}</span>
        {line.detail !== undefined && <span className={classes['detail']}>{line.detail}</span>}
      </span>
      {BUREAUS.map((bureau) => {
        const cell = line.cells[bureau];
        if (!cell)
          return (
            <span key={bureau} className={classes['absent']}>
              <BureauTag bureau={bureau} />
              Not reported
            </span>
          );
        const on = isChosen(cell, chosen);
        const round = pendingRound(cell.place);
        return (
          <button
            key={bureau}
            type="button"
            className={classes['cell']}
            role="checkbox"
            aria-checked={on}
            data-column={bureau}
            aria-label={`Dispute ${line.title} at ${BUREAU_NAMES[bureau]}: ${cell.primary}${cell.secondary === undefined ? '' : `, ${cell.secondary}`}${round === undefined ? '' : `, already in progress in round ${round}`}`}
            onClick={() => onChoose([cell.place], !on)}
          >
            {on ? <IconSquareCheckFilled size={18} aria-hidden="true" /> : <IconSquare size={18} stroke={1.4} aria-hidden="true" />}
            <span className={classes['words']}>
              <BureauTag bureau={bureau} />
              <span>{cell.primary}</span>
              {cell.secondary !== undefined && <span className={classes['detail']}>{cell.secondary}</span>}
              {round !== undefined && <span className={classes['detail']}>◐ In progress, round {round}</span>}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Whose column a cell is in, on a phone, where the names above the grid are soon out of sight. */
function BureauTag({ bureau }: { readonly bureau: Bureau }): ReactElement {
  return (
    <span className={`redress-bureau ${classes['tag']}`} data-bureau={bureau}>
      {BUREAU_NAMES[bureau]}
    </span>
  );
}

function isChosen(cell: LineCell | null, chosen: ReadonlySet<string>): boolean {
  return cell !== null && chosen.has(itemKey(cell.place));
}

function moveInGrid(event: KeyboardEvent, grid: HTMLElement | null): void {
  const from = document.activeElement;
  if (!grid || !(from instanceof HTMLElement) || from.dataset['column'] === undefined || !event.key.startsWith('Arrow')) return;
  const line = from.closest('[data-line]');
  const inLine = [...(line?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const inColumn = [...grid.querySelectorAll<HTMLElement>(`[data-column="${from.dataset['column']}"]`)];
  const [list, by] =
    event.key === 'ArrowLeft' || event.key === 'ArrowRight'
      ? [inLine, event.key === 'ArrowRight' ? 1 : -1]
      : [inColumn, event.key === 'ArrowDown' ? 1 : -1];
  event.preventDefault();
  list[list.indexOf(from) + by]?.focus();
}
