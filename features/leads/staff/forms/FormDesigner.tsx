import { Button, SimpleGrid, Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { WebForm } from '../../contract.ts';
import { NEW_FORM } from '../../rules/web-form.ts';
import { api } from '../queries.ts';
import { contentOf, DESIGN_LABELS, inWords, valuesOf, type DesignField } from './form-values.ts';
import { FormPreview } from './FormPreview.tsx';
import { FormSettings } from './FormSettings.tsx';
import { FormSnippet } from './FormSnippet.tsx';

interface FormDesignerProps {
  /** Left out for a new form. */
  readonly form: WebForm | undefined;
  readonly onClose: () => void;
  readonly onSaved: (form: WebForm) => void;
  readonly onRemoved: (form: WebForm) => void;
}

/** One web form: its settings, how visitors see it, and how it gets onto the site. */
export function FormDesigner({ form: saved, onClose, onSaved, onRemoved }: FormDesignerProps): ReactElement {
  const create = useChange(api.createForm);
  const change = useChange(api.changeForm);
  const remove = useChange(api.removeForm);
  const form = useRecordForm<DesignField, WebForm, WebForm>({
    labels: DESIGN_LABELS,
    record: saved,
    fill: (on) => valuesOf(on ?? NEW_FORM),
    save: (values, on) => (on ? change.run({ id: on.id, version: on.version, ...contentOf(values) }) : create.run(contentOf(values))),
    show: inWords,
    draft: `web-form:${saved?.id ?? 'new'}`,
    onDone: onSaved,
  });
  const close = (): void => {
    form.discard();
    onClose();
  };
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="lg">
      <RecordForm
        form={form}
        label={saved ? 'Web form' : 'New web form'}
        submit="Save"
        leave={{ words: 'Back to the list', go: close }}
        beside={
          saved && (
            <Button
              variant="subtle"
              color="gray"
              loading={remove.isPending}
              onClick={() => remove.start({ id: saved.id }, () => onRemoved(saved))}
            >
              Remove
            </Button>
          )
        }
      >
        <FormSettings form={form} />
        <RefusalNote error={remove.error} />
      </RecordForm>
      <Stack gap="lg">
        <FormPreview draft={contentOf(form.values)} />
        {saved && <FormSnippet formKey={saved.key} enabled={saved.enabled} />}
      </Stack>
    </SimpleGrid>
  );
}
