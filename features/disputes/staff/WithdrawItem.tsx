// Withdrawing an item whose letter was not mailed: what it says is no longer so, or should not be sent.
import { Text, Textarea } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { disputesContract, type RoundItem } from '../contract.ts';
import { claimProblems } from '../rules/claim-refusal.ts';
import { api } from './queries.ts';

interface WithdrawItemProps {
  readonly contactId: string;
  /** Of the round, as it is on screen. */
  readonly version: number;
  readonly item: RoundItem;
  readonly onClose: () => void;
}

export function WithdrawItem({ contactId, version, item, onClose }: WithdrawItemProps): ReactElement {
  const withdraw = useChange(api.withdrawItem);
  const form = useRecordForm({
    labels: { reason: 'Reason' },
    fill: () => ({ reason: '' }),
    check: ({ reason }) => ({
      ...claimProblems(reason, 'note', 'reason'),
      ...problemsIn(disputesContract.withdrawItem, { contactId, id: item.id, version, reason }),
    }),
    save: ({ reason }) => withdraw.run({ contactId, id: item.id, version, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Withdraw ${item.heading} at ${BUREAU_NAMES[item.bureau]}`} form={form} submit="Withdraw item" onClose={onClose}>
      <Text>
        The letter to {BUREAU_NAMES[item.bureau]} is written again without this item, or canceled if nothing is left in it. This cannot be
        undone. The item can be disputed again in a later round.
      </Text>
      <Textarea {...form.text('reason')} data-autofocus maxLength={500} autosize minRows={2} />
    </FormDialog>
  );
}
