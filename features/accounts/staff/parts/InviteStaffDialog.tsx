import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { accountsApi } from '../queries.ts';
import { roleLabel } from '../../rules/roles.ts';

interface InviteStaffDialogProps {
  /** Roles that may be given. */
  readonly roles: readonly string[];
  readonly onClose: () => void;
  readonly onInvited: (email: string) => void;
}

export function InviteStaffDialog({ roles, onClose, onInvited }: InviteStaffDialogProps): ReactElement {
  const invite = useChange(accountsApi.createStaffInvite);
  const form = useRecordForm({
    labels: { name: 'Name', email: 'Email', role: 'Role' },
    fill: () => ({ name: '', email: '', role: roles.includes('processor') ? 'processor' : (roles[0] ?? '') }),
    save: (values) => invite.run(values),
    onDone: ({ invite: made }) => {
      onInvited(made.email);
      onClose();
    },
  });
  return (
    <FormDialog title="Invite staff" form={form} submit="Send the invitation" onClose={onClose}>
      <TextInput data-autofocus {...form.text('name')} />
      <TextInput type="email" {...form.text('email')} />
      <NativeSelect
        {...form.choice(
          'role',
          roles.map((value) => ({ value, label: roleLabel(value) })),
        )}
      />
    </FormDialog>
  );
}
