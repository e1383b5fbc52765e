import { Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { api, useCaseChange } from '../queries.ts';
import { CaseForm } from './CaseForm.tsx';
import type { CaseOf } from './use-case-desk.ts';

/** Pauses all work on a client, with the reason. */
export function HoldDialog({ of, onClose }: { readonly of: CaseOf; readonly onClose: () => void }): ReactElement {
  const [reason, setReason] = useState('');
  const hold = useCaseChange(api.hold, onClose);
  const problem = hold.error ? asRefusal(hold.error).fields['reason'] : undefined;
  return (
    <CaseForm
      title={`Put ${of.name} on hold`}
      action="Put on hold"
      busy={hold.isPending}
      error={problem === undefined ? hold.error : undefined}
      shownFields={['reason']}
      onClose={onClose}
      onSubmit={() => hold.mutate({ contactId: of.id, version: of.version, reason })}
    >
      <Text>No round can be opened and no stage changed until work is resumed.</Text>
      <TextInput
        data-autofocus
        label="Reason"
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={problem}
      />
    </CaseForm>
  );
}
