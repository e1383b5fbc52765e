import type { ReactElement } from 'react';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { EndDialog } from './EndDialog.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';
import { ResumeDialog } from './ResumeDialog.tsx';
import type { CaseControls } from './use-case-controls.ts';

/** The open dialog of a case, or why the last action was refused. */
export function CaseDialogs({ controls }: { readonly controls: CaseControls }): ReactElement | null {
  const { of, dialog, open, error, forget } = controls;
  const close = (): void => open(undefined);
  if (dialog?.kind === 'end') return <EndDialog of={of} to={dialog.to} onClose={close} />;
  if (dialog?.kind === 'hold') return <HoldDialog of={of} onClose={close} />;
  if (dialog?.kind === 'resume') return <ResumeDialog of={of} onClose={close} />;
  if (dialog?.kind === 'reassign') return <ReassignDialog of={of} onClose={close} />;
  if (error === null) return null;
  return (
    <Dialog onClose={forget} title={of.name} centered>
      <RefusalNote error={error} />
    </Dialog>
  );
}
