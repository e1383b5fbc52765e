// The one table of the app: rows come from the server a page at a time, each opens with a click, Enter, or the arrow keys
// and Enter; rows may be marked and cells changed in place; at phone width a row becomes a card.
import { Button, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, type CSSProperties, type ReactElement } from 'react';
import classes from './DataTable.module.css';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import type { DataTableProps } from './data-table-types.ts';
import { LoadingLines } from '../look/LoadingLines.tsx';
import { RefusalNote } from '../form/RefusalNote.tsx';
import { useRowWindow } from './use-row-window.ts';

export type { Column, DataTableProps, RowSelection } from './data-table-types.ts';

const DEFAULT_WIDTH = 160;
/** A sheet whose rows do not open may hold nothing to focus, and is then scrolled by keyboard itself. */
const SCROLLED = { role: 'region', tabIndex: 0 } as const;
const MARK_WIDTH = 36;
const MENU_WIDTH = 44;

export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { rows, error, empty } = props;
  if (rows === undefined) return error ? <RefusalNote error={error} /> : <LoadingLines />;
  if (rows.length === 0 && !error) return <>{empty}</>;
  return <FilledTable {...props} rows={rows} />;
}

function FilledTable<Row>(props: DataTableProps<Row> & { readonly rows: readonly Row[] }): ReactElement {
  const { label, columns, rows, rowKey, rowHref, rowMenu, error, more, selection, sheet = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const view = useRowWindow(box, rows.length, sheet, more?.auto === true && !error ? more : undefined);
  const mark = useMarking(rows, selection);
  return (
    <div ref={box} {...(sheet && { className: classes['sheet'], ...(rowHref === undefined && { ...SCROLLED, 'aria-label': label }) })}>
      <table
        aria-label={label}
        className={classes['table']}
        aria-rowcount={sheet ? (more ? -1 : rows.length + 1) : undefined}
        style={sheet ? widthOf(props) : undefined}
      >
        <DataTableHead label={label} columns={columns} rows={rows} selection={selection} hasMenu={rowMenu !== undefined} sheet={sheet} />
        <tbody>
          {view.start > 0 && <Gap rows={view.start} />}
          {rows.slice(view.start, view.end).map((row, place) => (
            <DataTableRow
              key={rowKey(row)}
              row={row}
              place={view.start + place}
              columns={columns}
              href={rowHref?.(row)}
              menu={rowMenu}
              isNumbered={sheet}
              marking={selection && { isMarked: selection.isSelected(row), name: selection.nameOf(row), onMark: mark }}
            />
          ))}
          {view.end < rows.length && <Gap rows={rows.length - view.end} />}
        </tbody>
      </table>
      {error !== null && error !== undefined && <RefusalNote error={error} />}
      {more && (
        <div className={classes['more']}>
          <Button variant="default" loading={more.loading} onClick={more.load}>
            Load more
          </Button>
          <Text c="dimmed">{rows.length.toLocaleString('en-US')} shown</Text>
        </div>
      )}
    </div>
  );
}

/** Takes the space of rows out of sight. */
function Gap({ rows }: { readonly rows: number }): ReactElement {
  return <tr aria-hidden="true" style={{ height: `calc(${rows} * var(--row))` }} />;
}

/** Marks a row, or with Shift all rows since the one marked before. The answer never changes, so that rows need not be drawn again. */
function useMarking<Row>(rows: readonly Row[], selection: DataTableProps<Row>['selection']): (place: number, withShift: boolean) => void {
  const latest = useRef({ rows, selection });
  useEffect(() => void (latest.current = { rows, selection }));
  const last = useRef<number>(undefined);
  return useCallback((place: number, withShift: boolean) => {
    const { rows: shown, selection: marks } = latest.current;
    const row = shown[place];
    if (row === undefined || !marks) return;
    const from = withShift && last.current !== undefined ? last.current : place;
    marks.onSelect(shown.slice(Math.min(from, place), Math.max(from, place) + 1), !marks.isSelected(row));
    last.current = place;
  }, []);
}

/** Hands the width of all columns together to the style sheet, which has no use for it at phone width. */
function widthOf<Row>({ columns, selection, rowMenu }: DataTableProps<Row>): CSSProperties & Readonly<Record<'--columns', string>> {
  const widths = columns.map(({ width = DEFAULT_WIDTH }) => (typeof width === 'number' ? `${width}px` : width));
  return { '--columns': `calc(${[...widths, `${selection ? MARK_WIDTH : 0}px`, `${rowMenu ? MENU_WIDTH : 0}px`].join(' + ')})` };
}
