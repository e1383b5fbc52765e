// What can be done with one lead, for the card on the board, the row in the table and the page of the contact.
import { useState } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { OpenStage } from '../../rules/lead-stages.ts';
import { api } from '../queries.ts';

/** A lead as any list has it. */
export interface Lead {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** A lead, unless said otherwise. */
  readonly category?: string;
  readonly stage: string | null;
  readonly urgency: string | null;
  readonly ownerId: string | null;
}
export type LeadDialog = 'call' | 'lost' | 'convert';

export interface LeadCommands {
  readonly lead: Lead;
  readonly opened: LeadDialog | undefined;
  readonly open: (dialog: LeadDialog | undefined) => void;
  /** Present when the lead has no owner; `release` when the owner is the signed-in person. */
  readonly claim?: () => void;
  readonly release?: () => void;
  readonly move: (stage: OpenStage) => void;
  readonly reopen: () => void;
  readonly busy: boolean;
  /** Why the last step was refused; null when it was not. */
  readonly error: unknown;
  readonly forget: () => void;
}

export function useLeadCommands(lead: Lead): LeadCommands {
  const { me } = useColleagues();
  const [opened, open] = useState<LeadDialog>();
  const { id, version } = lead;
  const claim = useChange(api.claim);
  const release = useChange(api.release);
  const move = useChange(api.moveStage);
  const reopen = useChange(api.reopen);
  const steps = [claim, release, move, reopen];
  const busy = steps.some(({ isPending }) => isPending);
  const forget = (): void => steps.forEach(({ reset }) => reset());
  /** Runs one step at a time and clears the error of the previous one. */
  const step =
    <I>({ start }: { readonly start: (input: I) => void }, input: I) =>
    (): void => {
      if (busy) return;
      forget();
      start(input);
    };
  return {
    lead,
    opened,
    open,
    busy,
    error: steps.find(({ error }) => error !== null)?.error ?? null,
    forget,
    ...(lead.ownerId === null && { claim: step(claim, { id }) }),
    ...(lead.ownerId !== null && lead.ownerId === me && { release: step(release, { id }) }),
    move: (stage) => step(move, { id, version, stage })(),
    reopen: step(reopen, { id, version }),
  };
}
