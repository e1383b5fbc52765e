import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { OUTCOME_RESULTS, type Round } from '../contract.ts';
import { OUTCOME_WORDS, type OutcomeResult } from '../rules/outcome-words.ts';
import { useOutcomeChanges } from './queries.ts';

/** What a letter of the bureau says came of an item, written down by hand. */
export function WriteDownOutcome({ contactId, item }: { readonly contactId: string; readonly item: Round['items'][number] }): ReactElement {
  const { add } = useOutcomeChanges(contactId);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<OutcomeResult>('removed');
  const [note, setNote] = useState('');
  const where = `${item.heading} at ${BUREAU_NAMES[item.bureau]}`;
  if (!isOpen)
    return (
      <Button size="compact-xs" variant="subtle" aria-label={`Write down the answer on ${where}`} onClick={() => setOpen(true)}>
        Write down the answer
      </Button>
    );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate({ itemId: item.id, result, note });
  };
  return (
    <form noValidate onSubmit={send}>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          size="xs"
          label="The bureau’s answer"
          aria-label={`The bureau’s answer on ${where}`}
          value={result}
          onChange={(event) => setResult(OUTCOME_RESULTS.find((one) => one === event.currentTarget.value) ?? result)}
          data={OUTCOME_RESULTS.map((value) => ({ value, label: OUTCOME_WORDS[value] }))}
        />
        <TextInput
          size="xs"
          label="Note"
          placeholder="Letter of …"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button size="xs" type="submit" loading={add.isPending}>
          Keep it
        </Button>
        <Button size="xs" variant="default" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </Group>
      <RefusalNote error={add.error} />
    </form>
  );
}
