import { NativeSelect } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { reassign, useCaseChange } from '../queries.ts';
import { CaseForm } from './CaseForm.tsx';
import type { CaseOf } from './use-case-desk.ts';

/** Gives a client to a colleague. Nobody is written to. */
export function ReassignDialog({ of, onClose }: { readonly of: CaseOf; readonly onClose: () => void }): ReactElement {
  const { all } = useColleagues();
  const [owner, setOwner] = useState(of.ownerId ?? '');
  const change = useCaseChange(reassign, onClose);
  const choices = [
    { value: '', label: 'Nobody' },
    ...all.filter(({ active, id }) => active || id === of.ownerId).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <CaseForm
      title={`Reassign ${of.name}`}
      action="Reassign"
      busy={change.isPending}
      error={change.error}
      onClose={onClose}
      onSubmit={() => change.mutate({ id: of.id, version: of.version, ownerId: owner === '' ? null : owner })}
    >
      <NativeSelect label="Owner" data={choices} value={owner} onChange={(event) => setOwner(event.currentTarget.value)} />
    </CaseForm>
  );
}
