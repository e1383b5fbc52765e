import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { HOW_TOLD, type Agreement } from '../contract.ts';
import { TOLD_WORDS } from '../rules/agreement-words.ts';
import { useAgreementChanges } from './queries.ts';

interface CancelNoticeProps {
  readonly of: Agreement;
  readonly onDone: (cancelled: Agreement) => void;
  readonly onClose: () => void;
}

/** Writes down that the client cancels: at any time, by whatever way they told it. */
export function CancelNotice({ of, onDone, onClose }: CancelNoticeProps): ReactElement {
  const { cancelNotice } = useAgreementChanges();
  const [cancelledOn, setCancelledOn] = useState<string>(officeToday());
  const [how, setHow] = useState<(typeof HOW_TOLD)[number]>('email');
  const { fields } = asRefusal(cancelNotice.error);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    // The version as it is now: whoever corrected the record meanwhile changed nothing about the client's word.
    if (!cancelNotice.isPending)
      void cancelNotice.mutateAsync({ id: of.id, version: of.version, cancelledOn, how }).then(onDone, () => undefined);
  };
  return (
    <Dialog title="The client cancels" centered onClose={onClose}>
      <form noValidate onSubmit={send}>
        <Stack gap="sm">
          {of.cancelledOn !== null && <Text role="status">A cancellation was written down meanwhile: {formatDate(of.cancelledOn)}.</Text>}
          <Text>It counts from the day the client sent or gave notice. From then on no work may be done and nothing may be charged.</Text>
          <TextInput
            data-autofocus
            label="Sent or given on"
            type="date"
            min={of.signedOn}
            max={officeToday()}
            value={cancelledOn}
            error={fields['cancelledOn']}
            onChange={(event) => setCancelledOn(event.currentTarget.value)}
          />
          <NativeSelect
            label="How the client told it"
            value={how}
            onChange={(event) => setHow(HOW_TOLD.find((one) => one === event.currentTarget.value) ?? how)}
            data={HOW_TOLD.map((value) => ({ value, label: TOLD_WORDS[value] }))}
          />
          <RefusalNote error={fields['cancelledOn'] === undefined ? cancelNotice.error : null} />
          <Group justify="flex-end" gap="sm" mt="xs">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button type="submit" loading={cancelNotice.isPending}>
              Write it down
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
