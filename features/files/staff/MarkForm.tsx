import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { SentDocument } from '../contract.ts';
import { documentPhrase, type DocumentKind } from '../rules/required-documents.ts';

/** What somebody typed or chose; what is left out is today, no file and no note. */
export interface Marking {
  readonly seenOn?: string;
  readonly fileId?: string;
  readonly note?: string;
}
export const MARK_FIELDS = ['seenOn', 'fileId', 'note'] as const;

interface MarkFormProps {
  readonly kind: DocumentKind;
  readonly typed: Marking;
  readonly sent: readonly SentDocument[];
  readonly hasOlder: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onType: (change: Marking) => void;
  readonly onMark: () => void;
}

/** Marks a document as in hand: one click for today, and a day, a file and a note for who wants to say more. */
export function MarkForm({ kind, typed, sent, hasOlder, busy, error, onType, onMark }: MarkFormProps): ReactElement {
  const [open, setOpen] = useState(() => [typed.fileId, typed.note].some((text) => text !== undefined && text !== ''));
  const phrase = documentPhrase(kind);
  const fields = error ? asRefusal(error).fields : {};
  const choices = sent.filter(({ state }) => state !== 'infected').map(({ id, name }) => ({ value: id, label: name }));
  const more = choices.length > 0 ? 'Add file or note' : 'Add note';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onMark();
  };
  return (
    <form noValidate aria-label={`Mark ${phrase} as in hand`} onSubmit={submit}>
      <Stack gap="xs" mt={6}>
        <Group gap="xs" align="flex-start">
          <TextInput
            size="xs"
            type="date"
            w={144}
            aria-label={`${phrase}: seen on`}
            max={officeToday()}
            value={typed.seenOn ?? officeToday()}
            error={fields['seenOn']}
            onChange={(event) => onType({ seenOn: event.currentTarget.value })}
          />
          <Button type="submit" size="xs" variant="default" loading={busy} aria-label={`Mark as in hand: ${phrase}`}>
            Mark as in hand
          </Button>
          <Button size="xs" variant="subtle" aria-label={`${more}: ${phrase}`} aria-expanded={open} onClick={() => setOpen(!open)}>
            {more}
          </Button>
        </Group>
        {open && choices.length > 0 && (
          <NativeSelect
            size="xs"
            label="Which file it is"
            description={hasOlder ? 'Older files can be chosen once they are loaded below.' : undefined}
            value={typed.fileId ?? ''}
            error={fields['fileId']}
            data={[{ value: '', label: 'None of them' }, ...choices]}
            onChange={(event) => onType({ fileId: event.currentTarget.value })}
          />
        )}
        {open && (
          <TextInput
            size="xs"
            label="Note"
            maxLength={300}
            autoComplete="off"
            value={typed.note ?? ''}
            error={fields['note']}
            onChange={(event) => onType({ note: event.currentTarget.value })}
          />
        )}
        <RefusalNote error={MARK_FIELDS.some((field) => fields[field] !== undefined) ? null : error} />
      </Stack>
    </form>
  );
}
