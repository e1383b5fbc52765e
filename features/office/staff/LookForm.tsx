// Name, ways to reach the office, and its color, with the sentence that says when another shade is used.
import { ColorInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatPhone } from '../../../platform/base/format-phone.ts';
import { officeContract, type Look } from '../contract.ts';
import { shadeNote } from '../rules/brand-color.ts';
import { api, lookOptions } from './queries.ts';

const LABELS = { companyName: 'Company name', phone: 'Phone', email: 'Email', website: 'Website', color: 'Color' } as const;
type Field = keyof typeof LABELS;
const COLOR = /^#[0-9a-f]{6}$/i;
/** Readable as they are, in light and under white text. */
const SWATCHES = ['#0b5b53', '#1d4f91', '#5b3a8c', '#8c1d40', '#9a3412', '#3f5d17', '#374151'];

export function LookForm({ look, onColor }: { readonly look: Look; readonly onColor: (color: string | null) => void }): ReactElement {
  const cache = useQueryClient();
  const change = useChange(api.changeLook);
  const form = useRecordForm<Field, Look, Look>({
    labels: LABELS,
    record: look,
    fill: formOfLook,
    check: (values) => problemsIn(officeContract.changeLook, { ...inputOfLook(values), version: look.version }),
    save: (values, on) => change.run({ ...inputOfLook(values), version: on?.version ?? look.version }),
    reload: () => cache.fetchQuery({ ...lookOptions(), staleTime: 0 }),
  });
  const color = form.values.color;
  const note = COLOR.test(color) ? shadeNote(color.toLowerCase()) : undefined;
  return (
    <RecordForm form={form} label="Name and look" submit="Save">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...form.text('companyName')} />
        <TextInput {...form.text('phone')} type="tel" />
        <TextInput {...form.text('email')} type="email" />
        <TextInput {...form.text('website')} placeholder="www.example.com" />
        <ColorInput
          name="color"
          label={LABELS.color}
          value={color}
          error={form.text('color').error}
          swatches={SWATCHES}
          format="hex"
          eyeDropperButtonProps={{ 'aria-label': 'Pick a color from the screen' }}
          placeholder="#0b5b53"
          onChange={(value) => {
            form.set('color', value);
            onColor(COLOR.test(value) ? value.toLowerCase() : null);
          }}
        />
      </SimpleGrid>
      {note !== undefined && <Text role="status">{note}</Text>}
    </RecordForm>
  );
}

function formOfLook(look: Look | undefined): Readonly<Record<Field, string>> {
  return {
    companyName: look?.companyName ?? '',
    phone: look?.phone ? formatPhone(look.phone) : '',
    email: look?.email ?? '',
    website: look?.website ?? '',
    color: look?.color ?? '',
  };
}

function inputOfLook(values: Readonly<Record<Field, string>>) {
  const orNull = (field: Field): string | null => values[field].trim() || null;
  return {
    companyName: orNull('companyName'),
    phone: orNull('phone'),
    email: orNull('email'),
    website: orNull('website'),
    color: orNull('color'),
  };
}
