import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { readDraft, useFormDraft } from '../../../../platform/web/form/form-draft.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useAddNote } from '../detail-queries.ts';
import { checkNote, savesOnCtrlEnter } from '../note-form.ts';

/** Writes a note; what is typed survives a reload. */
export function WriteNote({ contactId }: { readonly contactId: string }): ReactElement {
  const draft = `note:${contactId}`;
  const [body, setBody] = useState(() => readDraft(draft)['body'] ?? '');
  const [pinned, setPinned] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = useAddNote(contactId);
  const forgetDraft = useFormDraft(draft, { body }, []);

  const save = (): void => {
    if (add.isPending) return;
    const wrong = checkNote(body);
    setProblem(wrong);
    if (wrong !== undefined) return;
    add.mutate(
      { body, pinned },
      {
        onSuccess: () => {
          forgetDraft();
          setBody('');
          setPinned(false);
        },
        onError: (error) => setProblem(asRefusal(error).fields['body']),
      },
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };

  return (
    <form noValidate aria-label="Write a note" onSubmit={submit}>
      <Stack gap="xs">
        <Textarea
          label="New note"
          autosize
          minRows={3}
          maxRows={14}
          value={body}
          error={problem}
          onKeyDown={savesOnCtrlEnter(save)}
          onChange={(event) => {
            setBody(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <RefusalNote error={add.error} shownFields={['body']} />
        <Group gap="md">
          <Button type="submit" loading={add.isPending}>
            Save note
          </Button>
          <Checkbox label="Pin to the top" checked={pinned} onChange={(event) => setPinned(event.currentTarget.checked)} />
          <Text size="xs" c="dimmed" visibleFrom="xs">
            Ctrl+Enter saves
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
