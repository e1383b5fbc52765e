import { Button, Group, Radio, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { DraftNote } from '../../../../platform/web/form/DraftNote.tsx';
import { draftSavedAt, readDraft, useFormDraft } from '../../../../platform/web/form/form-draft.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { OUTCOME_LABELS, OUTCOMES } from '../../rules/calls.ts';
import { api, useLeadChange } from '../queries.ts';
import { localMinute } from './local-minute.ts';

interface LogCallDialogProps {
  readonly contact: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Records a call that was made. Its note is kept until it is saved, however the dialog is closed. */
export function LogCallDialog({ contact, onClose }: LogCallDialogProps): ReactElement {
  const [opened] = useState(() => localMinute(new Date()));
  const [direction, setDirection] = useState<'outgoing' | 'incoming'>('outgoing');
  const [outcome, setOutcome] = useState<string>('');
  const draft = `call:${contact.id}`;
  const [kept] = useState(() => readDraft(draft)['note'] ?? '');
  const [keptAt] = useState(() => (kept === '' ? undefined : draftSavedAt(draft)));
  const [note, setNote] = useState(kept);
  const forgetDraft = useFormDraft(draft, { note }, []);
  const [at, setAt] = useState(opened);
  const [missing, setMissing] = useState(false);
  const log = useLeadChange(api.logCall, () => {
    forgetDraft();
    onClose();
  });
  const fields = log.error ? asRefusal(log.error).fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const known = OUTCOMES.find((value) => value === outcome);
    setMissing(known === undefined);
    const time = new Date(at);
    // Left as it stood, the call was just now; the minute alone would put it before what happened in that minute.
    const when: { readonly at?: string } = at === opened || Number.isNaN(time.getTime()) ? {} : { at: time.toISOString() };
    if (known !== undefined && !log.isPending) log.mutate({ contactId: contact.id, direction, outcome: known, note, ...when });
  };
  return (
    <Dialog onClose={onClose} title={`Call with ${contact.name}`} centered>
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          {keptAt && <DraftNote savedAt={keptAt} />}
          <SegmentedControl
            aria-label="Direction"
            value={direction}
            onChange={(value) => setDirection(value === 'incoming' ? 'incoming' : 'outgoing')}
            data={[
              { value: 'outgoing', label: 'We called' },
              { value: 'incoming', label: 'They called' },
            ]}
          />
          <Radio.Group
            label="How it went"
            value={outcome}
            onChange={setOutcome}
            error={missing && outcome === '' ? 'Please choose how it went.' : undefined}
          >
            <Stack gap={6} mt={6} mb={6}>
              {OUTCOMES.map((value) => (
                <Radio key={value} value={value} label={OUTCOME_LABELS[value]} />
              ))}
            </Stack>
          </Radio.Group>
          <Textarea
            label="Note"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            error={fields['note']}
          />
          <TextInput
            type="datetime-local"
            label="When"
            value={at}
            onChange={(event) => setAt(event.currentTarget.value)}
            error={fields['at']}
          />
          <RefusalNote error={log.error && fields['at'] === undefined ? log.error : undefined} shownFields={['note', 'at']} />
          <Group justify="flex-end" gap="sm" mt="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={log.isPending}>
              Save the call
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
