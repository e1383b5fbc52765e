// The last question before records are destroyed. Above a hundred, their number is typed.
import { Stack, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { TYPED_ABOVE, type RetentionGroup } from '../rules/retention-groups.ts';
import { GROUP_NAMES } from '../rules/retention-words.ts';
import { api } from './queries.ts';

/** What would be destroyed: single rows, or all that match the filter. */
export interface Meant {
  readonly rows: readonly { readonly contactId: string; readonly what: RetentionGroup }[] | undefined;
  readonly what: RetentionGroup | undefined;
  readonly count: number;
}

export function ApproveDialog({
  meant: { rows, what, count },
  onClose,
}: {
  readonly meant: Meant;
  readonly onClose: () => void;
}): ReactElement {
  const approve = useChange(api.approve);
  const mustType = count > TYPED_ABOVE;
  const words = count.toLocaleString('en-US');
  const form = useRecordForm({
    labels: { typed: 'Number of records' },
    fill: () => ({ typed: '' }),
    check: ({ typed }) => (mustType && readCount(typed) !== count ? { typed: `Type ${words} to confirm.` } : {}),
    save: ({ typed }) =>
      approve.run({
        ...(rows && { rows: [...rows] }),
        ...(what && { what }),
        expected: count,
        typed: mustType ? readCount(typed) : null,
      }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Destroy ${words} ${count === 1 ? 'record' : 'records'}`} form={form} submit="Destroy" onClose={onClose}>
      <Stack gap="xs">
        <Text>{what === undefined ? 'Credit reports, identity and whole records' : GROUP_NAMES[what]}: this cannot be undone.</Text>
        <Text c="dimmed">
          What the law asks to keep, and what is on legal hold, stays. It runs in the background, and a certificate is there when it has
          ended. You may be asked for your password.
        </Text>
        {mustType && (
          <TextInput {...form.text('typed')} label={`Type ${words} to confirm`} inputMode="numeric" autoComplete="off" data-autofocus />
        )}
      </Stack>
    </FormDialog>
  );
}

/** '4,400' and '4400' are one number; NaN is never the number that is asked for. */
function readCount(typed: string): number {
  return /^[\d,\s]+$/.test(typed) ? Number(typed.replaceAll(/[,\s]/g, '')) : Number.NaN;
}
