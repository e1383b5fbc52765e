import { ActionIcon, Button, Group, Menu, Popover, Stack, TextInput } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useFocusBack } from '../../../platform/web/form/use-focus-back.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { View } from '../contract.ts';
import { api } from './queries.ts';

/** Rename, share, remove the open view. */
export function OpenViewMenu({ view, onRemoved }: { readonly view: View; readonly onRemoved: () => void }): ReactElement {
  const update = useChange(api.update);
  const remove = useChange(api.remove);
  const [isRenaming, setRenaming] = useState(false);
  const { id, version, query, columns, shared } = view;
  const change = (next: { readonly name?: string; readonly shared?: boolean }): void =>
    update.start({ id, version, query, columns, name: view.name, shared, ...next }, () => setRenaming(false));
  const error = update.error ?? remove.error;
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`More for the view ${view.name}`}
            loading={remove.isPending || update.isPending}
          >
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRenaming(true)}>Rename</Menu.Item>
          {view.abilities.share && !shared && <Menu.Item onClick={() => change({ shared: true })}>Share with the office</Menu.Item>}
          {view.abilities.share && shared && view.own && <Menu.Item onClick={() => change({ shared: false })}>Stop sharing</Menu.Item>}
          <Menu.Item onClick={() => remove.start({ id }, onRemoved)}>Remove</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming ? (
        <RenameView
          name={view.name}
          busy={update.isPending}
          error={error}
          onRename={(name) => change({ name })}
          onClose={() => setRenaming(false)}
        />
      ) : (
        <RefusalNote error={error} />
      )}
    </>
  );
}

interface RenameViewProps {
  readonly name: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

function RenameView({ name: before, busy, error, onRename, onClose }: RenameViewProps): ReactElement {
  const [name, setName] = useState(before);
  useFocusBack();
  const ofName = error ? asRefusal(error).fields['name'] : undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onRename(name);
  };
  return (
    <Popover opened onChange={onClose} position="bottom-start" trapFocus withRoles={false} shadow="md" width={280}>
      <Popover.Target>
        <span />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Rename the view">
        <form noValidate onSubmit={send}>
          <Stack gap="sm">
            <TextInput
              label="Name of the view"
              value={name}
              maxLength={60}
              data-autofocus
              error={ofName}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <RefusalNote error={ofName === undefined ? error : undefined} />
            <Group gap="xs">
              <Button type="submit" loading={busy}>
                Rename
              </Button>
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
