import type { ReactElement, ReactNode } from 'react';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import classes from './BureauColumns.module.css';

interface BureauColumnsProps {
  readonly bureaus: readonly Bureau[];
  readonly renderBureau: (bureau: Bureau) => ReactNode;
  /** Shown where `renderBureau` gives nothing. */
  readonly absent: string;
}

/** The same thing as each bureau has it, side by side; below each other on a phone. */
export function BureauColumns({ bureaus, renderBureau, absent }: BureauColumnsProps): ReactElement {
  return (
    <div className={classes['columns']}>
      {bureaus.map((bureau) => (
        <div key={bureau} role="group" className={classes['column']} data-bureau={bureau} aria-label={BUREAU_NAMES[bureau]}>
          <p className={classes['name']}>{BUREAU_NAMES[bureau]}</p>
          {renderBureau(bureau) ?? <p className={classes['absent']}>{absent}</p>}
        </div>
      ))}
    </div>
  );
}
