import { useEffect, useRef, type ReactElement } from 'react';
import classes from './DataTable.module.css';
import type { Column, DataTableProps } from './data-table-types.ts';

interface DataTableHeadProps<Row> extends Pick<DataTableProps<Row>, 'label' | 'columns' | 'selection'> {
  readonly rows: readonly Row[];
  readonly hasMenu: boolean;
  readonly sheet: boolean;
}

export function DataTableHead<Row>({ label, columns, rows, selection, hasMenu, sheet }: DataTableHeadProps<Row>): ReactElement {
  return (
    <thead>
      <tr aria-rowindex={sheet ? 1 : undefined}>
        {selection && (
          <th scope="col" data-mark>
            <MarkAll label={label} rows={rows} selection={selection} />
          </th>
        )}
        {columns.map((column, place) => (
          <HeaderCell key={column.key} column={column} isName={place === 0} />
        ))}
        {hasMenu && (
          <th scope="col" data-menu>
            <span className="redress-hidden-text">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function HeaderCell<Row>({ column, isName }: { readonly column: Column<Row>; readonly isName: boolean }): ReactElement {
  const { header, sort, width, align } = column;
  return (
    <th
      scope="col"
      data-align={align}
      data-name={isName || undefined}
      style={{ width }}
      aria-sort={sort ? (sort.active ?? 'none') : undefined}
    >
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

/** Marks every row that is loaded, or none. */
function MarkAll<Row>({
  label,
  rows,
  selection,
}: {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly selection: NonNullable<DataTableProps<Row>['selection']>;
}): ReactElement {
  const box = useRef<HTMLInputElement>(null);
  const marked = rows.reduce((count, row) => count + (selection.isSelected(row) ? 1 : 0), 0);
  const isAll = marked === rows.length && marked > 0;
  useEffect(() => {
    if (box.current) box.current.indeterminate = marked > 0 && !isAll;
  }, [marked, isAll]);
  return (
    <label className={classes['mark']}>
      <input
        ref={box}
        type="checkbox"
        checked={isAll}
        aria-label={`Select all ${rows.length.toLocaleString('en-US')} shown ${label.toLowerCase()}`}
        onChange={() => selection.onSelect(rows, !isAll)}
      />
    </label>
  );
}
