import { memo, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { AppLink, leavesToBrowser, useGo } from '../look/AppLink.tsx';
import classes from './DataTable.module.css';
import type { Column } from './data-table-types.ts';

interface Marking {
  readonly isMarked: boolean;
  readonly name: string;
  readonly onMark: (place: number, withShift: boolean) => void;
}
interface DataTableRowProps<Row> {
  readonly row: Row;
  readonly place: number;
  readonly columns: readonly Column<Row>[];
  readonly href: string | undefined;
  readonly menu: ((row: Row) => ReactNode) | undefined;
  readonly marking: Marking | undefined;
  /** Rows out of sight are not drawn, so each says which one it is. */
  readonly isNumbered: boolean;
}

/** Drawn again only when something of its own changed: lists grow to thousands. */
export const DataTableRow = memo(
  PlainRow,
  (a, b) =>
    a.row === b.row &&
    a.place === b.place &&
    a.columns === b.columns &&
    a.href === b.href &&
    a.menu === b.menu &&
    a.marking?.isMarked === b.marking?.isMarked &&
    a.marking?.onMark === b.marking?.onMark,
) as typeof PlainRow;

function PlainRow<Row>({ row, place, columns, href, menu, marking, isNumbered }: DataTableRowProps<Row>): ReactElement {
  const go = useGo();
  const open = (event: MouseEvent): void => {
    const onOwnControl = (event.target as HTMLElement).closest('a, button, input, label, [role=menu]') !== null;
    if (href === undefined || onOwnControl || leavesToBrowser(event) || getSelection()?.isCollapsed === false) return;
    go(href);
  };
  const onKey = (event: KeyboardEvent<HTMLAnchorElement>): void => {
    if (event.key === ' ' && marking) {
      event.preventDefault();
      marking.onMark(place, event.shiftKey);
    } else moveBetweenRows(event);
  };
  return (
    <tr
      data-opens={href !== undefined}
      data-brief={columns.some(({ phone }) => phone !== undefined) || undefined}
      onClick={open}
      aria-rowindex={isNumbered ? place + 2 : undefined}
      aria-selected={marking?.isMarked}
    >
      {marking && (
        <td data-mark>
          <label className={classes['mark']}>
            {/* A click carries the Shift key, a change does not. */}
            <input
              type="checkbox"
              checked={marking.isMarked}
              aria-label={`Select ${marking.name}`}
              onChange={nothing}
              onClick={(event) => marking.onMark(place, event.shiftKey)}
            />
          </label>
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.key}
          data-align={column.align}
          data-prose={column.prose}
          data-phone={column.phone}
          data-phone-word={column.phoneWord}
          data-name={at === 0 || undefined}
          data-label={at === 0 ? undefined : column.header}
        >
          {at === 0 && href !== undefined ? (
            <AppLink href={href} data-row-link className={classes['link']} onKeyDown={onKey}>
              {column.cell(row)}
            </AppLink>
          ) : (
            <Cell column={column} row={row} />
          )}
        </td>
      ))}
      {menu && <td data-menu>{menu(row)}</td>}
    </tr>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }): ReactElement {
  const edit = column.edit?.(row);
  if (!edit) return <span className={classes['value']}>{column.cell(row)}</span>;
  return (
    <button type="button" className={classes['edit']} onClick={(event) => edit(event.currentTarget)}>
      <span className="redress-hidden-text">Change {column.header.toLowerCase()}: </span>
      <span className={classes['value']}>{column.cell(row)}</span>
    </button>
  );
}

/** Arrow keys, Home and End go from row link to row link. */
function moveBetweenRows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLAnchorElement>('[data-row-link]') ?? [])];
  const at = links.indexOf(event.currentTarget);
  const targets: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 };
  const target = targets[event.key];
  const link = target === undefined ? undefined : links[target];
  if (!link) return;
  event.preventDefault();
  link.focus();
}

function nothing(): void {
  // The click has answered already; without a listener the box would count as read-only.
}
