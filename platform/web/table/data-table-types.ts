// How a list describes its columns and rows to the table.
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, for numbers. */
  readonly align?: 'right';
  readonly width?: number | string;
  /** For sentences: they wrap, and at phone width stand below their heading. */
  readonly prose?: true;
  /**
   * Where any column says so, a row at phone width is brief: its name, a line of values, one mark at the right and one action below it.
   * The other values are left to the page that the row opens.
   */
  readonly phone?: 'line' | 'mark' | 'action';
  /** A word before the value in the line of a brief row, where the value alone does not say what it is: 'since'. */
  readonly phoneWord?: string;
  /** Present when the server can sort by this column. */
  readonly sort?: { readonly active: 'ascending' | 'descending' | undefined; readonly onSort: () => void };
  /** Present when the cell can be changed in place: called with the cell that was clicked. Answers undefined for rows that cannot be changed. */
  readonly edit?: (row: Row) => ((cell: HTMLElement) => void) | undefined;
}

/** The selected rows. The list keeps the selection; the table shows it and reports clicks and keys. */
export interface RowSelection<Row> {
  readonly isSelected: (row: Row) => boolean;
  readonly onSelect: (rows: readonly Row[], selected: boolean) => void;
  /** Names the row for assistive technology. */
  readonly nameOf: (row: Row) => string;
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
  /** Next page: present while there is one. `auto` asks for it when the end comes near. */
  readonly more?: { readonly load: () => void; readonly loading: boolean; readonly auto?: boolean } | undefined;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
  readonly selection?: RowSelection<Row> | undefined;
  /** A menu at the end of each row. */
  readonly rowMenu?: ((row: Row) => ReactNode) | undefined;
  /**
   * For long, wide lists: columns of fixed width in a box that scrolls by itself under a header that stays, rows of one height,
   * of which only those in sight are drawn.
   */
  readonly sheet?: boolean;
}
