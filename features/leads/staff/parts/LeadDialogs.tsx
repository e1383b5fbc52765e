import type { ReactElement } from 'react';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { isHot } from '../../rules/hot-leads.ts';
import { ConvertDialog } from './ConvertDialog.tsx';
import type { LeadCommands } from './use-lead-commands.ts';
import { LogCallDialog } from './LogCallDialog.tsx';
import { LostDialog } from './LostDialog.tsx';

/** The open dialog of a lead, or why the last step was refused. */
export function LeadDialogs({ commands }: { readonly commands: LeadCommands }): ReactElement | null {
  const { lead, opened, open, error, forget } = commands;
  const close = (): void => open(undefined);
  if (opened === 'call')
    return <LogCallDialog contact={lead} isHot={isHot({ category: 'lead', archivedAt: null, ...lead })} onClose={close} />;
  if (opened === 'lost') return <LostDialog lead={lead} onClose={close} />;
  if (opened === 'convert') return <ConvertDialog lead={lead} onClose={close} />;
  if (error === null) return null;
  return (
    <Dialog onClose={forget} title={lead.name} centered>
      <RefusalNote error={error} />
    </Dialog>
  );
}
