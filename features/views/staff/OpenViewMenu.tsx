import { ActionIcon, Menu, Popover, TextInput } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useFocusBack } from '../../../platform/web/form/use-focus-back.ts';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { View } from '../contract.ts';
import { api } from './queries.ts';

/** Rename, share, remove the open view. */
export function OpenViewMenu({ view, onRemoved }: { readonly view: View; readonly onRemoved: () => void }): ReactElement {
  const update = useChange(api.update);
  const remove = useChange(api.remove);
  const [isRenaming, setRenaming] = useState(false);
  const { id, version, query, columns, shared } = view;
  const saved = { id, version, query, columns, name: view.name, shared };
  const share = (on: boolean): void => update.start({ ...saved, shared: on });
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
          {view.abilities.share && !shared && <Menu.Item onClick={() => share(true)}>Share with the office</Menu.Item>}
          {view.abilities.share && shared && view.own && <Menu.Item onClick={() => share(false)}>Keep for myself</Menu.Item>}
          <Menu.Item onClick={() => remove.start({ id }, onRemoved)}>Remove</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming ? (
        <RenameView name={view.name} onRename={(name) => update.run({ ...saved, name })} onClose={() => setRenaming(false)} />
      ) : (
        <RefusalNote error={update.error ?? remove.error} />
      )}
    </>
  );
}

interface RenameViewProps {
  readonly name: string;
  readonly onRename: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

function RenameView({ name, onRename, onClose }: RenameViewProps): ReactElement {
  useFocusBack();
  const form = useRecordForm({
    labels: { name: 'Name of the view' },
    fill: () => ({ name }),
    save: (values) => onRename(values.name),
    onDone: onClose,
  });
  return (
    <Popover opened onChange={onClose} position="bottom-start" trapFocus withRoles={false} shadow="md" width={280}>
      <Popover.Target>
        <span />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Rename the view">
        <RecordForm form={form} submit="Rename" leave={{ words: 'Cancel', go: onClose }}>
          <TextInput {...form.text('name')} maxLength={60} data-autofocus />
        </RecordForm>
      </Popover.Dropdown>
    </Popover>
  );
}
