import { Checkbox, ColorInput, Fieldset, Group, NativeSelect, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import type { RecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { URGENCIES } from '../../../contacts/rules/stages.ts';
import { FIELD_LABELS, FORM_FIELDS, PRESENCES } from '../../rules/web-form.ts';
import { KIND_LABELS, PRESENCE_LABELS, type DesignField } from './form-values.ts';

const SWATCHES = ['#0f766e', '#1d4ed8', '#6d28d9', '#be123c', '#b45309', '#374151'];

/** Everything of a web form that can be set, each problem beside its field. */
export function FormSettings({ form }: { readonly form: RecordForm<DesignField> }): ReactElement {
  const { text, choice, check, group, problems } = form;
  return (
    <>
      <TextInput {...text('name')} description="Only the office sees it." maxLength={60} />
      <Group grow align="flex-start">
        <NativeSelect {...choice('kind', KIND_LABELS)} />
        <TextInput {...text('source')} maxLength={60} />
        <NativeSelect
          {...choice(
            'urgency',
            URGENCIES.map((urgency) => ({ value: urgency, label: urgency })),
            'None',
          )}
        />
      </Group>
      <TextInput {...text('heading')} maxLength={120} />
      <Textarea {...text('intro')} autosize minRows={2} maxLength={600} />
      <Fieldset legend="Fields" p="sm">
        <Stack gap={8}>
          {FORM_FIELDS.map((name) => {
            const { value, onChange } = group(`fields.${name}`);
            const problem = problems[`fields.${name}`];
            return (
              <div key={name}>
                <Group justify="space-between" gap="xs">
                  <Text>{FIELD_LABELS[name]}</Text>
                  <SegmentedControl
                    size="xs"
                    name={`fields.${name}`}
                    aria-label={FIELD_LABELS[name]}
                    value={value}
                    data={PRESENCES.map((presence) => ({ value: presence, label: PRESENCE_LABELS[presence] }))}
                    onChange={onChange}
                  />
                </Group>
                {problem !== undefined && (
                  <Text c="var(--mantine-color-error)" size="sm" role="alert">
                    {problem}
                  </Text>
                )}
              </div>
            );
          })}
        </Stack>
      </Fieldset>
      <Group grow align="flex-start">
        <TextInput {...text('button')} maxLength={40} />
        <ColorInput
          {...text('accent')}
          format="hex"
          swatches={SWATCHES}
          onChange={(accent) => form.set('accent', accent)}
          eyeDropperButtonProps={{ 'aria-label': 'Pick a color from the screen' }}
        />
      </Group>
      <Textarea
        {...text('consentWording')}
        description="Shown with an unchecked box. When it is checked, consent is stored with this text. Leave empty to ask for no consent."
        autosize
        minRows={2}
        maxLength={1000}
      />
      <Textarea {...text('thanks')} description="The message visitors see afterward." autosize minRows={2} maxLength={600} />
      <TextInput
        {...text('redirectUrl')}
        description="An address that starts with https://, or a path of this site. The whole page is redirected."
        placeholder="https://"
        maxLength={500}
      />
      <Checkbox {...check('enabled')} />
    </>
  );
}
