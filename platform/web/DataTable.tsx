// The one table of the house: rows come from the server a page at a time, each opens with a click, Enter, or the arrow keys
// and Enter; at phone width a row becomes a card.
import { Button, Text } from '@mantine/core';
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import { AppLink, leavesToBrowser, useGo } from './AppLink.tsx';
import classes from './DataTable.module.css';
import { LoadingLines } from './LoadingLines.tsx';
import { RefusalNote } from './RefusalNote.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  readonly align?: 'right';
  readonly width?: number | string;
  /** Present when the server can sort by this column. */
  readonly sort?: { readonly active: 'ascending' | 'descending' | undefined; readonly onSort: () => void };
}

export interface DataTableProps<Row> {
  /** What the rows are, for assistive technology: 'Contacts'. */
  readonly label: string;
  /** The first column names the row and carries its link. */
  readonly columns: readonly Column<Row>[];
  /** undefined while the first page loads. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Path of the page a row opens; rows without one open nothing. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly error?: unknown;
  /** Next page: present while there is one. */
  readonly more?: { readonly load: () => void; readonly loading: boolean } | undefined;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
}

export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { label, columns, rows, error, more, empty } = props;
  if (rows === undefined) return error ? <RefusalNote error={error} /> : <LoadingLines />;
  if (rows.length === 0 && !error) return <>{empty}</>;
  return (
    <>
      <table aria-label={label} className={classes['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={props.rowKey(row)} row={row} table={props} />
          ))}
        </tbody>
      </table>
      {error !== null && error !== undefined && <RefusalNote error={error} />}
      {more && (
        <div className={classes['more']}>
          <Button variant="default" loading={more.loading} onClick={more.load}>Load more</Button>
          <Text c="dimmed">{rows.length.toLocaleString('en-US')} shown</Text>
        </div>
      )}
    </>
  );
}

function HeaderCell<Row>({ column }: { readonly column: Column<Row> }): ReactElement {
  const { header, sort, width, align } = column;
  return (
    <th scope="col" data-align={align} style={{ width }} aria-sort={sort ? (sort.active ?? 'none') : undefined}>
      {sort ? (
        <button type="button" className={classes['sort']} onClick={sort.onSort}>
          {header}
          <span aria-hidden="true" className={classes['arrow']} data-active={sort.active !== undefined}>
            {sort.active === 'descending' ? '↓' : '↑'}
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function BodyRow<Row>({ row, table }: { readonly row: Row; readonly table: DataTableProps<Row> }): ReactElement {
  const { columns, rowHref } = table;
  const go = useGo();
  const open = (event: MouseEvent): void => {
    const onOwnControl = (event.target as HTMLElement).closest('a, button, input, label') !== null;
    if (!rowHref || onOwnControl || leavesToBrowser(event) || getSelection()?.isCollapsed === false) return;
    go(rowHref(row));
  };
  return (
    <tr data-opens={rowHref !== undefined} onClick={open}>
      {columns.map((column, place) => (
        <td key={column.key} data-align={column.align} data-label={column.header}>
          {place === 0 && rowHref ? (
            <AppLink href={rowHref(row)} data-row-link className={classes['link']} onKeyDown={moveBetweenRows}>
              {column.cell(row)}
            </AppLink>
          ) : (
            <span className={classes['value']}>{column.cell(row)}</span>
          )}
        </td>
      ))}
    </tr>
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
