import { Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';

interface WriteMessageProps {
  readonly texts: {
    readonly subject: string;
    readonly body: string;
    readonly send: string;
    readonly leave: string;
    readonly write: string;
  };
  /** Keeps what is typed in this browser until it is sent. */
  readonly draft: string;
  readonly hasSubject: boolean;
  readonly size?: 'sm' | 'md';
  readonly send: (message: { readonly subject: string | null; readonly body: string }) => Promise<{ readonly id: string }>;
  readonly onSent: (id: string) => void;
  readonly onLeave?: () => void;
}

/** A message of one's own; what was typed stays after a refusal and a reload. */
export function WriteMessage({ texts, draft, hasSubject, size = 'sm', send, onSent, onLeave }: WriteMessageProps): ReactElement {
  const form = useRecordForm({
    labels: { subject: texts.subject, body: texts.body },
    fill: () => ({ subject: '', body: '' }),
    save: ({ subject, body }) => send({ subject: subject.trim() || null, body }),
    onDone: ({ id }) => onSent(id),
    draft,
  });
  return (
    <RecordForm
      form={form}
      label={texts.write}
      submit={texts.send}
      size={size}
      takesFocus={onLeave !== undefined}
      {...(onLeave && { leave: { words: texts.leave, go: onLeave } })}
    >
      {hasSubject && <TextInput {...form.text('subject')} maxLength={120} size={size} />}
      <Textarea {...form.text('body')} autosize minRows={3} maxRows={14} maxLength={4000} size={size} />
    </RecordForm>
  );
}
