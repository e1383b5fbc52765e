import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { LetterRow } from '../../letters/contract.ts';
import { letterTo } from '../../letters/rules/letter-kinds.ts';
import type { FullAnswer } from '../contract.ts';
import type { AnswerParts } from './answer-parts.ts';
import { api, lettersOfOptions } from './queries.ts';

/** Whose answer it is and to which letter: by the code below the barcode, or by choosing the client and the letter. */
export function SortAnswer({
  answer,
  pickPerson,
}: {
  readonly answer: FullAnswer;
  readonly pickPerson: AnswerParts['pickPerson'];
}): ReactElement {
  const wasSorted = answer.sortedBy !== null;
  const [isOpen, setOpen] = useState(answer.state === 'to-sort' && answer.parts.length < 2);
  const [contactId, setContactId] = useState(answer.contact?.id ?? '');
  const [letterId, setLetterId] = useState(answer.letter?.id ?? '');
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const letters = useQuery(lettersOfOptions(contactId));
  const sort = useChange(api.sort);
  const find = useAction(api.findLetter);
  if (!isOpen)
    return (
      <Group>
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
          {wasSorted ? 'Sort again' : 'Sort by hand'}
        </Button>
      </Group>
    );
  const { id, version } = answer;
  return (
    <>
      <Stack gap="sm">
        <Text fw={500}>Sort</Text>
        <Group gap="xs" align="flex-end">
          <TextInput label="Code below the barcode" value={code} maxLength={20} onChange={(event) => setCode(event.currentTarget.value)} />
          <Button
            variant="default"
            disabled={code.trim() === ''}
            loading={find.isPending}
            onClick={() =>
              find.start({ code: code.trim() }, (letter) => {
                setContactId(letter.contact.id);
                setLetterId(letter.id);
              })
            }
          >
            Find letter
          </Button>
        </Group>
        <RefusalNote error={find.error} />
        {!answer.fromClient &&
          pickPerson(
            contactId,
            (chosen) => {
              setContactId(chosen ?? '');
              setLetterId('');
            },
            'Client',
          )}
        <NativeSelect
          label="Letter"
          disabled={contactId === ''}
          value={letterId}
          onChange={(event) => setLetterId(event.currentTarget.value)}
          data={[
            { value: '', label: 'No letter of ours' },
            ...(letters.data?.rows ?? []).map((one) => ({ value: one.id, label: choiceOf(one) })),
          ]}
        />
        {wasSorted && (
          <TextInput
            label="Why it is sorted again"
            required
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <RefusalNote error={sort.error} />
        <Group gap="xs">
          <Button
            onClick={() => sort.start({ id, version, contactId: contactId || null, letterId: letterId || null, reason })}
            variant={answer.state === 'to-sort' ? 'filled' : 'default'}
            loading={sort.isPending}
            disabled={contactId === '' && !wasSorted}
          >
            {contactId === '' ? 'Put back' : 'Sort'}
          </Button>
        </Group>
      </Stack>
    </>
  );
}

/** A letter among those of its client. */
function choiceOf(one: LetterRow): string {
  const what = one.kind === 'round' ? `round ${one.roundNumber}` : one.sourceName;
  return `${letterTo(one)}, ${what}${one.mailing ? `, mailed ${formatDate(one.mailing.mailedOn)}` : ''}`;
}
