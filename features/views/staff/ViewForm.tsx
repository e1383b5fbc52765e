import { Button, Checkbox, Group, Popover, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import type { ListSearch } from '../../../platform/web/table/list-search.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { View } from '../contract.ts';
import { contentOf } from '../rules/view-changes.ts';
import { api, type ViewPage } from './queries.ts';

interface ViewFormProps {
  readonly label: string;
  readonly page: ViewPage;
  readonly search: ListSearch;
  readonly onSaved: (view: View) => void;
}

/** Puts what the page shows under a name. */
export function ViewForm({ label, page, search, onSaved }: ViewFormProps): ReactElement {
  const mayShare = useMay()('views:share');
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const create = useChange(api.create);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.start({ page, name, ...contentOf(search), shared }, (view) => {
      setOpened(false);
      setName('');
      onSaved(view);
    });
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus shadow="md" width={280}>
      <Popover.Target>
        <Button variant="subtle" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <form noValidate onSubmit={submit}>
          <Stack gap="sm">
            <TextInput
              label="Name of the view"
              value={name}
              maxLength={60}
              data-autofocus
              error={create.error ? asRefusal(create.error).fields['name'] : undefined}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            {mayShare && (
              <Checkbox label="Share with the office" checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
            )}
            <RefusalNote error={create.error && asRefusal(create.error).fields['name'] === undefined ? create.error : undefined} />
            <Group gap="xs">
              <Button type="submit" loading={create.isPending}>
                Save
              </Button>
              <Button variant="default" onClick={() => setOpened(false)}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
