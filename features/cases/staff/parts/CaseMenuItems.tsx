import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { STAGE_NAMES } from '../../rules/stage-names.ts';
import type { CaseControls } from './use-case-controls.ts';

/** The entries of a menu about a case. On hold it can only be resumed or given to someone else. */
export function CaseMenuItems({ controls }: { readonly controls: CaseControls }): ReactElement {
  const { of, open } = controls;
  return (
    <>
      {controls.mayWork && !of.onHold && (
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
      {controls.mayLift && of.onHold && <Menu.Item onClick={controls.resume}>Resume work</Menu.Item>}
      {controls.mayWork && !of.onHold && <Menu.Item onClick={() => open({ kind: 'hold' })}>Put on hold</Menu.Item>}
      {controls.mayReassign && <Menu.Item onClick={() => open({ kind: 'reassign' })}>Reassign</Menu.Item>}
    </>
  );
}
