import { Checkbox, Text, Textarea } from '@mantine/core';
import type { ReactElement } from 'react';
import { CHECKED } from '../../../../platform/web/form/form-fields.ts';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { checkNote, savesOnCtrlEnter } from '../note-form.ts';
import { api } from '../queries.ts';

/** Writes a note; what is typed survives a reload. */
export function WriteNote({ contactId }: { readonly contactId: string }): ReactElement {
  const add = useChange(api.addNote);
  const form = useRecordForm({
    labels: { body: 'New note', pinned: 'Pin to the top' },
    fill: () => ({ body: '', pinned: '' }),
    check: ({ body }) => ({ body: checkNote(body) }),
    save: ({ body, pinned }) => add.run({ id: contactId, body, pinned: pinned === CHECKED }),
    draft: `note:${contactId}`,
  });
  return (
    <RecordForm
      form={form}
      label="Write a note"
      submit="Save note"
      beside={
        <>
          <Checkbox {...form.check('pinned')} />
          <Text size="xs" c="dimmed" visibleFrom="xs">
            Ctrl+Enter saves
          </Text>
        </>
      }
    >
      <Textarea {...form.text('body')} autosize minRows={3} maxRows={14} onKeyDown={savesOnCtrlEnter(form.submit)} />
    </RecordForm>
  );
}
