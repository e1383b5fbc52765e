import { ActionIcon, Menu, Popover } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { View } from '../contract.ts';
import { api } from './queries.ts';

const ViewNameForm = lazy(() => import('./ViewNameForm.tsx'));

/** Rename, share, remove the open view. */
export function OpenViewMenu({ view, onRemoved }: { readonly view: View; readonly onRemoved: () => void }): ReactElement {
  const update = useChange(api.update);
  const rename = useChange(api.update);
  const remove = useChange(api.remove);
  const [isRenaming, setRenaming] = useState(false);
  const { id, version, query, columns, shared } = view;
  const share = (next: boolean): void => update.start({ id, version, query, columns, name: view.name, shared: next });
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
          {view.abilities.share && shared && view.own && <Menu.Item onClick={() => share(false)}>Stop sharing</Menu.Item>}
          <Menu.Item onClick={() => remove.start({ id }, onRemoved)}>Remove</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming ? (
        <Popover opened onChange={() => setRenaming(false)} position="bottom-start" trapFocus withRoles={false} shadow="md" width={280}>
          <Popover.Target>
            <span />
          </Popover.Target>
          <Suspense>
            <ViewNameForm
              label="Rename the view"
              submit="Rename"
              view={view}
              save={({ name }, on = view) => rename.run({ id, version: on.version, query, columns, name, shared: on.shared })}
              onSaved={() => setRenaming(false)}
              onClose={() => setRenaming(false)}
            />
          </Suspense>
        </Popover>
      ) : (
        <RefusalNote error={update.error ?? remove.error} />
      )}
    </>
  );
}
