import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { STAGE_NAMES } from '../../rules/stage-names.ts';
import type { CaseControls } from './use-case-controls.ts';

/** The entries of a menu about a case. On hold it can be resumed, stopped further, or given to someone else. */
export function CaseMenuItems({ controls }: { readonly controls: CaseControls }): ReactElement {
  const { of, open } = controls;
  return (
    <>
      {controls.mayWork && controls.stages.length > 0 && (
        <>
          <Menu.Label>Move to</Menu.Label>
          {controls.stages.map((stage) => (
            <Menu.Item key={stage} onClick={() => controls.move(stage)}>
              {STAGE_NAMES[stage]}
            </Menu.Item>
          ))}
          <Menu.Divider />
        </>
      )}
      {controls.mayLift && of.hold !== null && <Menu.Item onClick={controls.resume}>Resume work</Menu.Item>}
      {controls.mayWork && of.hold !== 'death' && (
        <Menu.Item onClick={() => open({ kind: 'hold' })}>{of.hold === null ? 'Put on hold' : 'Change the hold'}</Menu.Item>
      )}
      {controls.mayReassign && <Menu.Item onClick={() => open({ kind: 'reassign' })}>Reassign</Menu.Item>}
    </>
  );
}
