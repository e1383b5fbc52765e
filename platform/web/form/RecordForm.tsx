import { Button, Group, Stack } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { asRefusal } from '../live/api-refusal.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { DraftNote } from './DraftNote.tsx';
import { useFocusFirst } from './focus-first.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { formTexts } from './texts.ts';
import type { RecordForm as Form } from './use-record-form.ts';

export interface RecordFormProps<F extends string> {
  readonly form: Form<F>;
  /** What the form is, for assistive technology; or the id of the heading that says so. */
  readonly label?: string;
  readonly labelledBy?: string;
  /** The words of the button. */
  readonly submit: string;
  readonly canSubmit?: boolean;
  /** How the form is left without saving: the words, and what happens then. */
  readonly leave?: { readonly words: string; readonly go: () => void };
  /** 'end' puts the buttons to the right, as in dialogs. */
  readonly foot?: 'start' | 'end';
  /** 'md' for a long form of several parts. */
  readonly gap?: 'sm' | 'md';
  /** 'xs' within a list. */
  readonly size?: 'xs' | 'sm' | 'md';
  /** For a form beside others, whose button is not the one of the page. */
  readonly quiet?: boolean;
  /** Focuses the first field, for a form the person opened. */
  readonly takesFocus?: boolean;
  /** Beside the buttons. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A form with everything around its fields: restored draft, refusal, conflict, buttons. */
export function RecordForm<F extends string>(props: RecordFormProps<F>): ReactElement {
  const { form, label, labelledBy, takesFocus = false, gap = 'sm', children, ...foot } = props;
  const { ref, keptFrom, discard } = form;
  const texts = useTexts(formTexts);
  useFocusFirst(ref, takesFocus);
  return (
    <FormElement form={form} label={label} labelledBy={labelledBy}>
      <Stack gap={gap}>
        {keptFrom && !form.conflict && (
          <DraftNote
            savedAt={keptFrom}
            missing={form.retype.length > 0 ? texts.retype(form.retype.join(', ')) : undefined}
            action={
              <Button variant="subtle" size="compact-xs" onClick={discard}>
                {texts.startOver}
              </Button>
            }
          />
        )}
        {children}
        <FormFoot form={form} {...foot} />
      </Stack>
    </FormElement>
  );
}

interface FormElementProps<F extends string> {
  readonly form: Pick<Form<F>, 'ref' | 'onSubmit'>;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** The bare form, for pages that render what RecordForm shows around the fields themselves. */
export function FormElement<F extends string>({ form: { ref, onSubmit }, label, labelledBy, children }: FormElementProps<F>): ReactElement {
  return (
    <form ref={ref} noValidate aria-label={label} aria-labelledby={labelledBy} onSubmit={onSubmit}>
      {children}
    </form>
  );
}

type FormFootProps<F extends string> = Omit<RecordFormProps<F>, 'label' | 'labelledBy' | 'takesFocus' | 'gap' | 'children'>;

function FormFoot<F extends string>({
  form,
  submit,
  canSubmit = true,
  leave,
  foot = 'start',
  size = 'sm',
  beside,
  quiet = false,
}: FormFootProps<F>): ReactElement {
  const { conflict, isPending } = form;
  const leaveButton = leave && (
    <Button variant="default" size={size} onClick={leave.go}>
      {leave.words}
    </Button>
  );
  const submitButton = !conflict && (
    <Button type="submit" size={size} variant={quiet ? 'default' : 'filled'} disabled={!canSubmit} loading={isPending}>
      {submit}
    </Button>
  );
  return (
    <>
      {conflict && (
        <div ref={conflict.isAsked ? bringIntoView : undefined} tabIndex={-1}>
          <ConflictNote differences={conflict.differences} busy={isPending} onKeepMine={conflict.keepMine} onUseSaved={conflict.useSaved} />
        </div>
      )}
      <FormRefusal form={form} />
      <Group gap="sm" justify={foot === 'end' ? 'flex-end' : 'flex-start'}>
        {foot === 'end' && leaveButton}
        {submitButton}
        {foot === 'start' && leaveButton}
        {beside}
      </Group>
    </>
  );
}

/** The button that was pressed is gone or far away; the choice is made here. */
function bringIntoView(note: HTMLElement | null): void {
  note?.focus({ preventScroll: true });
  note?.scrollIntoView({ block: 'center' });
}

/** Why the save was refused, unless the fields already show all of it. A law is always named. */
export function FormRefusal<F extends string>({ form: { error, fieldNames } }: { readonly form: Form<F> }): ReactElement | null {
  if (error === null || error === undefined) return null;
  const { fields, citation } = asRefusal(error);
  const named = Object.keys(fields);
  const isShownAtFields = named.length > 0 && named.every((name) => fieldNames.some((field) => field === name));
  return isShownAtFields && citation === undefined ? null : <RefusalNote error={error} shownFields={fieldNames} />;
}
