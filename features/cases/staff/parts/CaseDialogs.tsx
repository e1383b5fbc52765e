import type { ReactElement } from 'react';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { EndDialog } from './EndDialog.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { ReassignDialog } from './ReassignDialog.tsx';
import type { CaseDesk } from './use-case-desk.ts';

/** Whatever dialog the desk of a case has open, or why the last step was refused. */
export function CaseDialogs({ desk }: { readonly desk: CaseDesk }): ReactElement | null {
  const { of, dialog, open, error, forget } = desk;
  const close = (): void => open(undefined);
  if (dialog?.kind === 'end') return <EndDialog of={of} to={dialog.to} onClose={close} />;
  if (dialog?.kind === 'hold') return <HoldDialog of={of} onClose={close} />;
  if (dialog?.kind === 'reassign') return <ReassignDialog of={of} onClose={close} />;
  if (error === null) return null;
  return (
    <Dialog onClose={forget} title={of.name} centered>
      <RefusalNote error={error} />
    </Dialog>
  );
}
