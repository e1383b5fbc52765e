// What can be done with one lead, for the card on the board, the row in the table and the page of the contact.
import { useState } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import type { OpenStage } from '../../rules/lead-stages.ts';
import { api, useLeadChange } from '../queries.ts';

/** A lead as any list has it. */
export interface Lead {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly stage: string | null;
  readonly ownerId: string | null;
}
export type LeadDialog = 'call' | 'lost' | 'convert';

export interface LeadDesk {
  readonly lead: Lead;
  readonly opened: LeadDialog | undefined;
  readonly open: (dialog: LeadDialog | undefined) => void;
  /** Present when nobody looks after the lead; `release` when it is the signed-in person. */
  readonly claim?: () => void;
  readonly release?: () => void;
  readonly move: (stage: OpenStage) => void;
  readonly reopen: () => void;
  readonly busy: boolean;
  /** Why the last step was refused; null when it was not. */
  readonly error: unknown;
  readonly forget: () => void;
}

export function useLeadDesk(lead: Lead): LeadDesk {
  const { me } = useColleagues();
  const [opened, open] = useState<LeadDialog>();
  const { id, version } = lead;
  const step = useLeadChange((run: () => Promise<unknown>) => run());
  return {
    lead,
    opened,
    open,
    busy: step.isPending,
    error: step.error,
    forget: step.reset,
    ...(lead.ownerId === null && { claim: () => step.mutate(() => api.claim({ id })) }),
    ...(lead.ownerId !== null && lead.ownerId === me && { release: () => step.mutate(() => api.release({ id })) }),
    move: (stage) => step.mutate(() => api.moveStage({ id, version, stage })),
    reopen: () => step.mutate(() => api.reopen({ id, version })),
  };
}
