import { Button, Checkbox, Popover, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { CHECKED } from '../../../platform/web/form/form-fields.ts';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { ListSearch } from '../../../platform/web/table/list-search.ts';
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
  const create = useChange(api.create);
  const form = useRecordForm({
    labels: { name: 'Name of the view', shared: 'Share with the office' },
    fill: () => ({ name: '', shared: '' }),
    save: ({ name, shared }) => create.run({ page, name, ...contentOf(search), shared: shared === CHECKED }),
    onDone: (view) => {
      setOpened(false);
      onSaved(view);
    },
  });
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus shadow="md" width={280}>
      <Popover.Target>
        <Button variant="subtle" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <RecordForm form={form} submit="Save" leave={{ words: 'Cancel', go: () => setOpened(false) }}>
          <TextInput {...form.text('name')} maxLength={60} data-autofocus />
          {mayShare && <Checkbox {...form.check('shared')} />}
        </RecordForm>
      </Popover.Dropdown>
    </Popover>
  );
}
