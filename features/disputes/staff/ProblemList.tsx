import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { GateRefusal } from '../contract.ts';
import classes from './ProblemList.module.css';

/** Problems with the law behind each; warnings look different. Renders nothing when there are none. */
export function ProblemList({ problems }: { readonly problems: readonly GateRefusal[] }): ReactElement | null {
  if (problems.length === 0) return null;
  return (
    <ul className={classes['problems']}>
      {problems.map((problem) => (
        <li key={problem.code + problem.message} className={classes['problem']} data-blocks={problem.blocks || undefined}>
          {problem.blocks ? (
            <IconInfoCircle size={16} stroke={1.6} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
          )}
          <span>
            {!problem.blocks && <span className={classes['kind']}>Note: </span>}
            {problem.message}
            {problem.citation !== null && <span className={classes['citation']}> {problem.citation}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
