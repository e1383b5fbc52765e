// The last question before a bulk change: what happens to how many. Above a hundred, the number is typed.
import { Stack, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { countContacts } from '../../../contact-lists/rules/quick-change.ts';
import { TYPED_ABOVE, UNDO_HOURS } from '../../rules/changes.ts';
import { api, type Asked, type Preview } from '../queries.ts';

interface StartDialogProps {
  readonly asked: Asked;
  readonly preview: Preview;
  readonly onStarted: (run: string) => void;
  readonly onClose: () => void;
}

export function StartDialog({ asked, preview: { changing, words }, onStarted, onClose }: StartDialogProps): ReactElement {
  const start = useChange(api.start);
  const mustType = changing > TYPED_ABOVE;
  const form = useRecordForm({
    labels: { typed: 'Number of contacts' },
    fill: () => ({ typed: '' }),
    check: ({ typed }) =>
      mustType && readCount(typed) !== changing ? { typed: `Type ${changing.toLocaleString('en-US')} to confirm.` } : {},
    save: ({ typed }) => start.run({ ...asked, expected: changing, typed: mustType ? readCount(typed) : null }),
    onDone: ({ id }) => onStarted(id),
  });
  return (
    <FormDialog
      title={`${asked.change === 'invite' ? 'Invite' : 'Change'} ${countContacts(changing)}`}
      form={form}
      submit="Start"
      onClose={onClose}
    >
      <Stack gap="xs">
        <Text>
          {countContacts(changing)}: {words}.
        </Text>
        <Text c="dimmed">
          It runs in the background and continues when you leave this page or sign out.{' '}
          {asked.change === 'invite'
            ? 'The emails cannot be called back; undoing revokes the invitations.'
            : `You can undo it for ${UNDO_HOURS} hours, except for contacts that someone changes again.`}
        </Text>
        {mustType && (
          <TextInput
            {...form.text('typed')}
            label={`Type ${changing.toLocaleString('en-US')} to confirm`}
            inputMode="numeric"
            autoComplete="off"
            data-autofocus
          />
        )}
      </Stack>
    </FormDialog>
  );
}

/** '4,400' and '4400' are one number; NaN is never the number that is asked for. */
function readCount(typed: string): number {
  return /^[\d,\s]+$/.test(typed) ? Number(typed.replaceAll(/[,\s]/g, '')) : Number.NaN;
}
