import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, useState, type ReactElement } from 'react';
import { roleLabel } from '../../../accounts/rules/roles.ts';
import type { RightRow, RoleRow } from '../../contract.ts';
import type { PartOfRights } from '../words.ts';
import classes from './Matrix.module.css';
import { RightName } from './RightName.tsx';

interface MatrixProps {
  readonly parts: readonly PartOfRights[];
  readonly roles: readonly RoleRow[];
  readonly linked: boolean;
  /** True where all of it is asked for: on a narrow screen the parts are folded then, because it is very long. */
  readonly whole: boolean;
}

/** Permissions by part in rows, roles in columns. Narrow screens name the roles below each permission instead. */
export function Matrix({ parts, roles, linked, whole }: MatrixProps): ReactElement {
  const narrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false });
  const folded = narrow && whole;
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const turn = (part: string): void =>
    setTurned((now) => (now.has(part) ? new Set([...now].filter((one) => one !== part)) : new Set([...now, part])));
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
                  {folded ? (
                    <UnstyledButton aria-expanded={turned.has(part)} className={classes['fold']} onClick={() => turn(part)}>
                      <IconChevronRight size={15} stroke={1.6} aria-hidden="true" data-open={turned.has(part)} />
                      {name} ({rights.length})
                    </UnstyledButton>
                  ) : (
                    name
                  )}
                </th>
              </tr>
              {(!folded || turned.has(part)) &&
                rights.map((right) => <Row key={right.permission} right={right} roles={roles} held={held} linked={linked} />)}
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
