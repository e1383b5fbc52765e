import { Checkbox, ColorInput, Fieldset, Group, NativeSelect, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { URGENCIES } from '../../../contacts/rules/stages.ts';
import { FIELD_LABELS, FORM_FIELDS, PRESENCES, type WebFormContent } from '../../rules/web-form.ts';

interface FormSettingsProps {
  readonly draft: WebFormContent;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<WebFormContent>) => void;
}

const PRESENCE_LABELS = { hidden: 'Hidden', optional: 'Optional', required: 'Required' } as const;
const KINDS = [
  { value: 'website', label: 'Website' },
  { value: 'referral', label: 'Referrals by clients' },
];
const SWATCHES = ['#0f766e', '#1d4ed8', '#6d28d9', '#be123c', '#b45309', '#374151'];

/** Everything of a web form that can be set, each problem beside its field. */
export function FormSettings({ draft, problems, onChange }: FormSettingsProps): ReactElement {
  const text = (name: 'name' | 'heading' | 'button' | 'source' | 'intro' | 'thanks' | 'redirectUrl' | 'consentWording') => ({
    value: draft[name] ?? '',
    error: problems[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <TextInput label="Name" description="Only the office sees it." maxLength={60} {...text('name')} />
      <Group grow align="flex-start">
        <NativeSelect
          label="For"
          value={draft.kind}
          data={KINDS}
          onChange={(event) => onChange({ kind: event.currentTarget.value === 'referral' ? 'referral' : 'website' })}
        />
        <TextInput label="Source of new leads" maxLength={60} {...text('source')} />
        <NativeSelect
          label="Urgency of new leads"
          value={draft.urgency ?? ''}
          data={[{ value: '', label: 'None' }, ...URGENCIES]}
          onChange={(event) => onChange({ urgency: URGENCIES.find((urgency) => urgency === event.currentTarget.value) ?? null })}
        />
      </Group>
      <TextInput label="Heading" maxLength={120} {...text('heading')} />
      <Textarea label="Text below the heading" autosize minRows={2} maxLength={600} {...text('intro')} />
      <Fieldset legend="Fields" p="sm">
        <Stack gap={8}>
          {FORM_FIELDS.map((name) => (
            <div key={name}>
              <Group justify="space-between" gap="xs">
                <Text>{FIELD_LABELS[name]}</Text>
                <SegmentedControl
                  size="xs"
                  aria-label={FIELD_LABELS[name]}
                  value={draft.fields[name]}
                  data={PRESENCES.map((value) => ({ value, label: PRESENCE_LABELS[value] }))}
                  onChange={(value) => onChange({ fields: { ...draft.fields, [name]: value } })}
                />
              </Group>
              {problems[`fields.${name}`] !== undefined && (
                <Text c="var(--mantine-color-error)" size="sm" role="alert">
                  {problems[`fields.${name}`]}
                </Text>
              )}
            </div>
          ))}
        </Stack>
      </Fieldset>
      <Group grow align="flex-start">
        <TextInput label="Button" maxLength={40} {...text('button')} />
        <ColorInput
          label="Color"
          format="hex"
          value={draft.accent}
          swatches={SWATCHES}
          error={problems['accent']}
          onChange={(accent) => onChange({ accent })}
          eyeDropperButtonProps={{ 'aria-label': 'Pick a color from the screen' }}
        />
      </Group>
      <Textarea
        label="Consent"
        description="Shown with an unchecked box. When it is checked, consent is stored with this text. Leave empty to ask for no consent."
        autosize
        minRows={2}
        maxLength={1000}
        {...text('consentWording')}
      />
      <Textarea label="Thanks" description="The message visitors see afterward." autosize minRows={2} maxLength={600} {...text('thanks')} />
      <TextInput
        label="Or redirect to"
        description="An address that starts with https://, or a path of this site. The whole page is redirected."
        placeholder="https://"
        maxLength={500}
        {...text('redirectUrl')}
      />
      <Checkbox label="The form is on" checked={draft.enabled} onChange={(event) => onChange({ enabled: event.currentTarget.checked })} />
    </>
  );
}
