import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { LeadCard } from '../../contract.ts';
import { LOST_REASON_LABELS, LOST_REASONS } from '../../rules/lead-stages.ts';
import { api } from '../queries.ts';

interface LostDialogProps {
  readonly lead: { readonly id: string; readonly version: number; readonly name: string };
  readonly onClose: () => void;
  readonly onLost?: (card: LeadCard) => void;
}

const reasonOf = (value: string) => LOST_REASONS.find((one) => one === value);

/** Asks why a lead is lost. */
export function LostDialog({ lead, onClose, onLost }: LostDialogProps): ReactElement {
  const lose = useChange(api.markLost);
  const form = useRecordForm({
    labels: { reason: 'Why', note: 'Note' },
    fill: () => ({ reason: '', note: '' }),
    check: ({ reason }) => (reasonOf(reason) ? {} : { reason: 'Please choose a reason.' }),
    save: ({ reason, note }) => lose.run({ id: lead.id, version: lead.version, reason: reasonOf(reason) ?? 'other', note }),
    onDone: (card) => {
      onLost?.(card);
      onClose();
    },
  });
  return (
    <FormDialog title={`Mark ${lead.name} as lost`} form={form} submit="Mark as lost" onClose={onClose}>
      <NativeSelect {...form.choice('reason', LOST_REASON_LABELS, 'Choose a reason')} data-autofocus />
      <TextInput {...form.text('note')} maxLength={300} />
    </FormDialog>
  );
}
