import { TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { ClientStage } from '../../../contacts/rules/stages.ts';
import { STAGE_NAMES } from '../../rules/stage-names.ts';
import { api } from '../queries.ts';
import type { CaseOf } from './use-case-controls.ts';

interface EndDialogProps {
  readonly of: Pick<CaseOf, 'id' | 'version' | 'name'>;
  readonly to: ClientStage;
  readonly onClose: () => void;
}

/** Moves a client to a stage the case ends in; the reason stays on record. */
export function EndDialog({ of, to, onClose }: EndDialogProps): ReactElement {
  const move = useChange(api.moveStage);
  const form = useRecordForm({
    labels: { reason: to === 'cancelled' ? 'Why the client leaves' : 'How the case ended' },
    fill: () => ({ reason: '' }),
    save: ({ reason }) => move.run({ contactId: of.id, version: of.version, stage: to, reason: reason === '' ? null : reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Move ${of.name} to ${STAGE_NAMES[to]}`} form={form} submit="Move" onClose={onClose}>
      <TextInput {...form.text('reason')} data-autofocus maxLength={300} />
    </FormDialog>
  );
}
