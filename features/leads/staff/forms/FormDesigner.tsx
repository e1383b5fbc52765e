import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { ConflictNote, type Difference } from '../../../../platform/web/form/ConflictNote.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { WebForm } from '../../contract.ts';
import { FIELD_LABELS, FORM_FIELDS, NEW_FORM, type WebFormContent } from '../../rules/web-form.ts';
import { api } from '../queries.ts';
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
export function FormDesigner({ form, onClose, onSaved, onRemoved }: FormDesignerProps): ReactElement {
  const [draft, setDraft] = useState<WebFormContent>(() => (form ? contentOf(form) : NEW_FORM));
  const [version, setVersion] = useState(form?.version ?? 0);
  const create = useChange(api.createForm);
  const change = useChange(api.changeForm);
  const save = form ? change : create;
  const saveOver = (over: number): void => {
    const done = (saved: WebForm): void => {
      setVersion(saved.version);
      setDraft(contentOf(saved));
      onSaved(saved);
    };
    if (form) change.start({ id: form.id, version: over, ...draft }, done);
    else create.start(draft, done);
  };
  const remove = useChange(api.removeForm);
  const refusal = save.error ? asRefusal(save.error) : undefined;
  const isConflict = refusal?.code === 'app.changedMeanwhile';
  const useSaved = (saved: WebForm): void => {
    setDraft(contentOf(saved));
    setVersion(saved.version);
    save.reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    saveOver(version);
  };
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="lg">
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          <FormSettings
            draft={draft}
            problems={refusal?.fields ?? {}}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          />
          {isConflict && form ? (
            <ConflictNote
              differences={differencesOf(draft, contentOf(form))}
              busy={save.isPending}
              onKeepMine={() => saveOver(form.version)}
              onUseSaved={() => useSaved(form)}
            />
          ) : (
            <RefusalNote error={save.error ?? remove.error} shownFields={Object.keys(refusal?.fields ?? {})} />
          )}
          <Group gap="sm">
            <Button type="submit" loading={save.isPending}>
              Save
            </Button>
            <Button variant="default" onClick={onClose}>
              Back to the list
            </Button>
            {form && (
              <Button
                variant="subtle"
                color="gray"
                loading={remove.isPending}
                onClick={() => remove.start({ id: form.id }, () => onRemoved(form))}
              >
                Remove
              </Button>
            )}
          </Group>
        </Stack>
      </form>
      <Stack gap="lg">
        <FormPreview draft={draft} />
        {form && <FormSnippet formKey={form.key} enabled={form.enabled} />}
      </Stack>
    </SimpleGrid>
  );
}

/** The part of a form that is designed. */
function contentOf({
  id: _id,
  version: _version,
  key: _key,
  updatedAt: _updatedAt,
  entries: _entries,
  lastEntryAt: _lastEntryAt,
  ...content
}: WebForm): WebFormContent {
  return content;
}

const LABELS: Readonly<Record<keyof WebFormContent, string>> = {
  name: 'Name',
  kind: 'For',
  heading: 'Heading',
  intro: 'Text below the heading',
  fields: 'Fields',
  button: 'Button',
  thanks: 'Thanks',
  redirectUrl: 'Or redirect to',
  accent: 'Color',
  source: 'Source',
  urgency: 'Urgency',
  consentWording: 'Consent',
  enabled: 'The form is on',
};

/** The fields that differ from the version someone else saved. */
function differencesOf(mine: WebFormContent, saved: WebFormContent): readonly Difference[] {
  return (Object.keys(LABELS) as (keyof WebFormContent)[])
    .map((key) => ({ label: LABELS[key], mine: inWords(mine[key]), saved: inWords(saved[key]) }))
    .filter(({ mine: typed, saved: stored }) => typed !== stored);
}

function inWords(value: WebFormContent[keyof WebFormContent]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return value ?? '';
  return FORM_FIELDS.filter((field) => value[field] !== 'hidden')
    .map((field) => `${FIELD_LABELS[field]}: ${value[field]}`)
    .join(', ');
}
