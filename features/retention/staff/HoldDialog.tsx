import { Text, Textarea } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { api } from './queries.ts';

interface HoldDialogProps {
  readonly contactId: string;
  /** Whether it ends the hold instead of placing one. */
  readonly lifts: boolean;
  readonly onClose: () => void;
}

export function HoldDialog({ contactId, lifts, onClose }: HoldDialogProps): ReactElement {
  const [place, lift] = [useChange(api.placeHold), useChange(api.liftHold)];
  const form = useRecordForm({
    labels: { reason: 'Reason' },
    fill: () => ({ reason: '' }),
    save: async ({ reason }) => void (lifts ? await lift.run({ contactId, reason }) : await place.run({ contactId, reason })),
    onDone: onClose,
  });
  const title = lifts ? 'Lift legal hold' : 'Place legal hold';
  return (
    <FormDialog title={title} form={form} submit={title} onClose={onClose}>
      <Text>
        {lifts
          ? 'Records of this client may be destroyed again when they are due.'
          : 'Nothing of this client is destroyed while the hold is there: a suit, an inquiry of an agency, a complaint.'}
      </Text>
      <Textarea {...form.text('reason')} autosize minRows={2} maxLength={500} data-autofocus />
    </FormDialog>
  );
}
