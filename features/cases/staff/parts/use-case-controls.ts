// What can be done with a case, wherever it is shown: in a row, on a card, on the page of the contact.
import { useState } from 'react';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { HoldKind } from '../../../contacts/rules/holds.ts';
import { CLIENT_STAGES, type ClientStage } from '../../../contacts/rules/stages.ts';
import { FINAL_STAGES } from '../../rules/stage-gates.ts';
import { api } from '../queries.ts';

export interface CaseOf {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly stage: string | null;
  readonly hold: HoldKind | null;
  readonly ownerId: string | null;
}
export type CaseDialog =
  | { readonly kind: 'end'; readonly to: ClientStage }
  | { readonly kind: 'hold' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'reassign' };

export interface CaseControls {
  readonly of: CaseOf;
  readonly mayWork: boolean;
  /** Lifting a hold takes a right of its own. */
  readonly mayLift: boolean;
  readonly mayReassign: boolean;
  /** Those it may enter now. */
  readonly stages: readonly ClientStage[];
  readonly dialog: CaseDialog | undefined;
  readonly open: (dialog: CaseDialog | undefined) => void;
  /** At once; where a case ends, the reason is asked for first. */
  readonly move: (to: ClientStage) => void;
  /** Asks for the reason first. */
  readonly resume: () => void;
  readonly busy: boolean;
  readonly error: unknown;
  readonly forget: () => void;
}

/** On hold no stage changes; the case of someone who has died may end. */
const mayEnter = (hold: HoldKind | null, stage: ClientStage): boolean => hold === null || (hold === 'death' && stage === 'cancelled');

export function useCaseControls(of: CaseOf): CaseControls {
  const may = useMay();
  const [dialog, open] = useState<CaseDialog>();
  const move = useChange(api.moveStage);
  return {
    of,
    dialog,
    open,
    mayWork: may('cases:work'),
    mayLift: may('cases:lift-holds'),
    mayReassign: may('contacts:update'),
    stages: CLIENT_STAGES.filter((stage) => stage !== of.stage && mayEnter(of.hold, stage)),
    move: (to) =>
      FINAL_STAGES.includes(to) ? open({ kind: 'end', to }) : move.start({ contactId: of.id, version: of.version, stage: to }),
    resume: () => open({ kind: 'resume' }),
    busy: move.isPending,
    error: move.error,
    forget: () => move.reset(),
  };
}
