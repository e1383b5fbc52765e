import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { OPEN_STAGES, STAGE_LABELS } from '../../rules/lead-stages.ts';
import type { LeadCommands } from './use-lead-commands.ts';

interface LeadMenuItemsProps {
  readonly commands: LeadCommands;
  /** Left out on the board, where each card has a way to other stages already. */
  readonly stages?: boolean;
}

/** Entries of a lead's menu, for people who may work with leads. */
export function LeadMenuItems({ commands, stages = true }: LeadMenuItemsProps): ReactElement {
  const { lead, open, claim, release, move, reopen } = commands;
  const isLost = lead.stage === 'lost';
  return (
    <>
      <Menu.Item onClick={() => open('call')}>Log call</Menu.Item>
      {claim && <Menu.Item onClick={claim}>Claim</Menu.Item>}
      {release && <Menu.Item onClick={release}>Release</Menu.Item>}
      <Menu.Item onClick={() => open('convert')}>Make a client</Menu.Item>
      {isLost ? <Menu.Item onClick={reopen}>Reopen</Menu.Item> : <Menu.Item onClick={() => open('lost')}>Mark as lost</Menu.Item>}
      {stages && !isLost && (
        <>
          <Menu.Divider />
          <Menu.Label>Move to</Menu.Label>
          {OPEN_STAGES.filter((stage) => stage !== lead.stage).map((stage) => (
            <Menu.Item key={stage} onClick={() => move(stage)}>
              {STAGE_LABELS[stage]}
            </Menu.Item>
          ))}
        </>
      )}
    </>
  );
}
