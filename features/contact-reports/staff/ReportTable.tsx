import type { ReactElement, ReactNode } from 'react';
import classes from './ReportTable.module.css';

interface ReportTableProps {
  readonly label: string;
  /** The first column names the row. */
  readonly heads: readonly {
    readonly label: string;
    readonly right?: boolean;
    /** Sentences. */ readonly long?: boolean;
    readonly width?: string;
  }[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table to be read, as a report prints it; on a phone each row is a card. */
export function ReportTable({ label, heads, rows }: ReportTableProps): ReactElement {
  return (
    <table aria-label={label} className={classes['table']} data-fixed={heads.some(({ width }) => width !== undefined) || undefined}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.label} scope="col" style={{ width: head.width }} data-right={head.right || undefined}>
              {head.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td
                key={heads[at + 1]?.label}
                data-label={heads[at + 1]?.label}
                data-right={heads[at + 1]?.right || undefined}
                data-long={heads[at + 1]?.long || undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
