import { Button, Popover } from '@mantine/core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { ListSearch } from '../../../platform/web/table/list-search.ts';
import type { View } from '../contract.ts';
import { contentOf } from '../rules/view-changes.ts';
import { api, type ViewPage } from './queries.ts';

const ViewNameForm = lazy(() => import('./ViewNameForm.tsx'));

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
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus withRoles={false} shadow="md" width={280}>
      <Popover.Target>
        <Button variant="subtle" aria-haspopup="dialog" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {label}
        </Button>
      </Popover.Target>
      {opened && (
        <Suspense>
          <ViewNameForm
            label={label}
            submit="Save"
            mayShare={mayShare}
            save={(named) => create.run({ page, ...contentOf(search), ...named })}
            onSaved={(view) => {
              setOpened(false);
              onSaved(view);
            }}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </Popover>
  );
}
