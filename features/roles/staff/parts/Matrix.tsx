import { Fragment, type ReactElement } from 'react';
import { roleLabel } from '../../../accounts/rules/roles.ts';
import type { RightRow, RoleRow } from '../../contract.ts';
import type { PartOfRights } from '../words.ts';
import classes from './Matrix.module.css';
import { RightName } from './RightName.tsx';

interface MatrixProps {
  readonly parts: readonly PartOfRights[];
  readonly roles: readonly RoleRow[];
  readonly linked: boolean;
}

/** Permissions by part in rows, roles in columns. Narrow screens name the roles below each permission instead. */
export function Matrix({ parts, roles, linked }: MatrixProps): ReactElement {
  const held = new Map(roles.map((role) => [role.name, new Set(role.held)]));
  return (
    <div className={classes['scroll']}>
      <table className={classes['matrix']} aria-label="Permissions of each role">
        <thead>
          <tr>
            <th scope="col">Permission</th>
            {roles.map(({ name }) => (
              <th key={name} scope="col" className={classes['cell']}>
                {roleLabel(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, name, rights }) => (
            <Fragment key={part}>
              <tr>
                <th scope="rowgroup" colSpan={roles.length + 1} className={classes['part']}>
                  {name}
                </th>
              </tr>
              {rights.map((right) => (
                <Row key={right.permission} right={right} roles={roles} held={held} linked={linked} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly right: RightRow;
  readonly roles: readonly RoleRow[];
  readonly held: ReadonlyMap<string, ReadonlySet<string>>;
  readonly linked: boolean;
}

function Row({ right, roles, held, linked }: RowProps): ReactElement {
  const has = (role: RoleRow): boolean => held.get(role.name)?.has(right.permission) === true;
  const names = roles.filter(has).map(({ name }) => roleLabel(name));
  return (
    <tr>
      <th scope="row">
        <RightName right={right} linked={linked} />
        <span className={classes['names']}>{names.length > 0 ? names.join(', ') : 'None of these roles'}</span>
      </th>
      {roles.map((role) => (
        <td key={role.name} className={classes['cell']}>
          {has(role) ? (
            <span className={classes['held']}>
              <span aria-hidden="true">✓</span>
              <span className="redress-hidden-text">Yes</span>
            </span>
          ) : (
            <span className={classes['none']}>
              <span aria-hidden="true">–</span>
              <span className="redress-hidden-text">No</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
