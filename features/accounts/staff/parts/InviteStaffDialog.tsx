import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { accountsApi, useRefreshAccounts } from '../queries.ts';
import { roleLabel } from '../../rules/roles.ts';

interface InviteStaffDialogProps {
  /** Roles that may be given. */
  readonly roles: readonly string[];
  readonly onClose: () => void;
  readonly onInvited: (email: string) => void;
}
const FIELDS = ['email', 'name', 'role'] as const;

export function InviteStaffDialog({ roles, onClose, onInvited }: InviteStaffDialogProps): ReactElement {
  const [values, setValues] = useState({ email: '', name: '', role: roles.includes('processor') ? 'processor' : (roles[0] ?? '') });
  const refresh = useRefreshAccounts();
  const invite = useMutation({
    mutationFn: () => accountsApi.createStaffInvite(values),
    onSuccess: () => {
      refresh();
      onInvited(values.email.trim());
      onClose();
    },
  });
  const problems = invite.error ? asRefusal(invite.error).fields : {};
  const isBeside = FIELDS.some((name) => problems[name] !== undefined);
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate();
  };
  return (
    <Dialog onClose={onClose} title="Invite staff" centered>
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <TextInput label="Name" autoComplete="off" data-autofocus {...field('name')} />
          <TextInput type="email" label="E-mail" autoComplete="off" {...field('email')} />
          <NativeSelect label="Role" data={roles.map((value) => ({ value, label: roleLabel(value) }))} {...field('role')} />
          {invite.error && !isBeside && <RefusalNote error={invite.error} />}
          <Group justify="flex-end" gap="sm" mt="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={invite.isPending}>
              Send the invitation
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
