import { TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import type { ClientStage } from '../../../contacts/rules/stages.ts';
import { STAGE_NAMES } from '../../rules/stage-names.ts';
import { api, useCaseChange } from '../queries.ts';
import { CaseForm } from './CaseForm.tsx';
import type { CaseOf } from './use-case-desk.ts';

interface EndDialogProps {
  readonly of: Pick<CaseOf, 'id' | 'version' | 'name'>;
  readonly to: ClientStage;
  readonly onClose: () => void;
}

/** Moves a client to a stage the case ends in; the reason stays on record. */
export function EndDialog({ of, to, onClose }: EndDialogProps): ReactElement {
  const [reason, setReason] = useState('');
  const move = useCaseChange(api.moveStage, onClose);
  const fields = move.error ? asRefusal(move.error).fields : {};
  const problem = fields['reason'];
  const isReasonAlone = problem !== undefined && Object.keys(fields).length === 1;
  return (
    <CaseForm
      title={`Move ${of.name} to ${STAGE_NAMES[to]}`}
      action="Move"
      busy={move.isPending}
      error={isReasonAlone ? undefined : move.error}
      shownFields={['reason']}
      onClose={onClose}
      onSubmit={() => move.mutate({ contactId: of.id, version: of.version, stage: to, reason: reason === '' ? null : reason })}
    >
      <TextInput
        data-autofocus
        label={to === 'cancelled' ? 'Why the client leaves' : 'How the case ended'}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={problem}
      />
    </CaseForm>
  );
}
