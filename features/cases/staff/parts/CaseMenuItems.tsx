import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { STAGE_NAMES } from '../../rules/stage-names.ts';
import type { CaseDesk } from './use-case-desk.ts';

/** The entries of a menu about a case. On hold it can only be resumed or given to somebody else. */
export function CaseMenuItems({ desk }: { readonly desk: CaseDesk }): ReactElement {
  const { of, open } = desk;
  return (
    <>
      {desk.mayWork && !of.onHold && (
        <>
          <Menu.Label>Move to</Menu.Label>
          {desk.stages.map((stage) => (
            <Menu.Item key={stage} onClick={() => desk.move(stage)}>
              {STAGE_NAMES[stage]}
            </Menu.Item>
          ))}
          <Menu.Divider />
        </>
      )}
      {desk.mayWork &&
        (of.onHold ? (
          <Menu.Item onClick={desk.resume}>Resume work</Menu.Item>
        ) : (
          <Menu.Item onClick={() => open({ kind: 'hold' })}>Put on hold</Menu.Item>
        ))}
      {desk.mayReassign && <Menu.Item onClick={() => open({ kind: 'reassign' })}>Reassign</Menu.Item>}
    </>
  );
}
