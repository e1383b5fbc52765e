import { NativeSelect } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { contactListsApi } from '../queries.ts';
import type { CaseOf } from './use-case-controls.ts';

/** Gives a client to a colleague. No one is written to. */
export function ReassignDialog({ of, onClose }: { readonly of: CaseOf; readonly onClose: () => void }): ReactElement {
  const { all } = useColleagues();
  const change = useChange(contactListsApi.quickUpdate);
  const form = useRecordForm({
    labels: { owner: 'Owner' },
    fill: () => ({ owner: of.ownerId ?? '' }),
    save: ({ owner }) => change.run({ id: of.id, version: of.version, set: { ownerId: owner === '' ? null : owner } }),
    onDone: onClose,
  });
  const people = all.filter(({ active, id }) => active || id === of.ownerId).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialog title={`Reassign ${of.name}`} form={form} submit="Reassign" onClose={onClose}>
      <NativeSelect {...form.choice('owner', people, 'No one')} />
    </FormDialog>
  );
}
