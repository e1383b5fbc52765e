import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { LeadCard } from '../../contract.ts';
import { LOST_REASON_LABELS, LOST_REASONS } from '../../rules/lead-stages.ts';
import { api, useLeadChange } from '../queries.ts';

interface LostDialogProps {
  readonly lead: { readonly id: string; readonly version: number; readonly name: string };
  readonly onClose: () => void;
  readonly onLost?: (card: LeadCard) => void;
}

/** Asks why a lead is lost. */
export function LostDialog({ lead, onClose, onLost }: LostDialogProps): ReactElement {
  const [reason, setReason] = useState<string>('');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const why = useRef<HTMLSelectElement>(null);
  const lose = useLeadChange(api.markLost, (card) => {
    onLost?.(card);
    onClose();
  });
  const fields = lose.error ? asRefusal(lose.error).fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const known = LOST_REASONS.find((value) => value === reason);
    setMissing(known === undefined);
    if (known === undefined) why.current?.focus();
    else lose.mutate({ id: lead.id, version: lead.version, reason: known, note });
  };
  return (
    <Dialog onClose={onClose} title={`Mark ${lead.name} as lost`} centered>
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <NativeSelect
            ref={why}
            label="Why"
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={missing && reason === '' ? 'Please choose a reason.' : undefined}
            data={[{ value: '', label: 'Choose a reason' }, ...LOST_REASONS.map((value) => ({ value, label: LOST_REASON_LABELS[value] }))]}
          />
          <TextInput
            label="Note"
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            error={fields['note']}
          />
          <RefusalNote error={lose.error} shownFields={['note', 'stage']} />
          <Group justify="flex-end" gap="sm" mt="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={lose.isPending}>
              Mark as lost
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
