// Forms the office puts on its web site: the list, and the one that is being designed.
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { DataTable } from '../../../platform/web/table/DataTable.tsx';
import type { Column } from '../../../platform/web/table/data-table-types.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { WebForm } from '../contract.ts';
import { FormDesigner } from './forms/FormDesigner.tsx';
import { api, formsOptions } from './queries.ts';

interface WebFormsProps {
  /** Id of the form that is open, or 'new'. */
  readonly chosen: string | undefined;
  readonly onChoose: (form: string | undefined) => void;
}

const COLUMNS: readonly Column<WebForm>[] = [
  { key: 'name', header: 'Form', cell: (form) => <bdi>{form.name}</bdi> },
  { key: 'kind', header: 'For', width: 120, cell: (form) => (form.kind === 'referral' ? 'Referrals' : 'Website') },
  { key: 'state', header: 'State', width: 96, cell: (form) => (form.enabled ? 'On' : 'Off') },
  { key: 'entries', header: 'Entries', width: 88, align: 'right', cell: (form) => form.entries.toLocaleString('en-US') },
  { key: 'last', header: 'Last entry', width: 232, cell: (form) => form.lastEntryAt && <DateText at={form.lastEntryAt} /> },
];

export function WebForms({ chosen, onChoose }: WebFormsProps): ReactElement {
  const { data, error } = useQuery(formsOptions());
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string }>();
  const restore = useChange(api.restoreForm);
  const open = data?.forms.find(({ id }) => id === chosen);
  const add = (
    <Button variant="default" onClick={() => onChoose('new')}>
      Add form
    </Button>
  );

  if (chosen !== undefined && !data && !error) return <LoadingLines />;
  if (chosen === 'new' || open) {
    return (
      <FormDesigner
        key={open?.id ?? 'new'}
        form={open}
        onClose={() => onChoose(undefined)}
        onSaved={(form) => onChoose(form.id)}
        onRemoved={(form) => {
          setRemoved(form);
          onChoose(undefined);
        }}
      />
    );
  }
  return (
    <>
      {removed && (
        <UndoNote
          sentence={`${removed.name} removed.`}
          busy={restore.isPending}
          error={restore.error}
          onUndo={() => restore.start({ id: removed.id }, () => setRemoved(undefined))}
          onClose={() => setRemoved(undefined)}
        />
      )}
      <Group justify="space-between" mb="sm">
        <Text c="dimmed">Every form sent from your website becomes a lead at once.</Text>
        {data && data.forms.length > 0 && add}
      </Group>
      <DataTable
        label="Web forms"
        columns={COLUMNS}
        rows={data?.forms}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/leads?tab=forms&form=${id}`}
        error={error}
        empty={<EmptyState sentence="There are no web forms yet." action={add} />}
      />
    </>
  );
}
