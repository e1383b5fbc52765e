import { Text, Textarea } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { creditReportsContract, type CreditReportRow } from '../contract.ts';
import { stoppingPersonDoubts } from '../rules/people-doubt.ts';
import { api } from './queries.ts';

interface ConfirmPersonProps {
  readonly row: CreditReportRow;
  readonly onClose: () => void;
}

/** Says, with a reason, that a report with another SSN, date of birth or name is the client's all the same. */
export function ConfirmPerson({ row, onClose }: ConfirmPersonProps): ReactElement {
  const confirmPerson = useChange(api.confirmPerson);
  const form = useRecordForm({
    labels: { reason: 'Reason' },
    fill: () => ({ reason: '' }),
    check: ({ reason }) => problemsIn(creditReportsContract.confirmPerson, { id: row.id, version: row.version, reason }),
    save: ({ reason }) => confirmPerson.run({ id: row.id, version: row.version, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title="Confirm whose report this is" form={form} submit="Confirm" onClose={onClose}>
      {stoppingPersonDoubts(row.doubts).map(({ message }) => (
        <Text key={message}>{message}</Text>
      ))}
      <Text>Once confirmed, the report is used for disputes in this client’s name. Your name and the reason are recorded.</Text>
      <Textarea {...form.text('reason')} data-autofocus autosize minRows={2} />
    </FormDialog>
  );
}
