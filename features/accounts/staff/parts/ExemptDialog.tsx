import { Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { addDays, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { officeToday } from '../../../../platform/web/look/office-day.ts';
import { accountsApi, type StaffUser } from '../queries.ts';

/** For owners: one member of staff works without a second step until a day, and it is written down why. */
export function ExemptDialog({ user, onClose }: { readonly user: StaffUser; readonly onClose: () => void }): ReactElement {
  const exempt = useChange(accountsApi.exemptSecondStep);
  const today: CivilDate = officeToday();
  const form = useRecordForm({
    labels: { reason: 'Reason', until: 'Last day' },
    fill: () => ({ reason: '', until: addDays(today, 30) as string }),
    save: (values) => exempt.run({ userId: user.id, ...values }),
    onDone: onClose,
  });
  return (
    <FormDialog title="Waive the second step" form={form} submit="Waive" onClose={onClose}>
      <Text>
        <bdi>{user.name}</bdi> can work with the password alone until that day. 16 CFR 314.4(c)(5) asks for a second step or an equal
        safeguard, approved in writing. The reason is kept with your name.
      </Text>
      <TextInput data-autofocus maxLength={300} {...form.text('reason')} />
      <TextInput type="date" min={today} max={addDays(today, 366)} {...form.text('until')} />
    </FormDialog>
  );
}
