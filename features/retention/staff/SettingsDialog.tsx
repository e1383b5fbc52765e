// How long the office keeps what the law leaves to it.
import { Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { RetentionSettingsView } from '../contract.ts';
import { api } from './queries.ts';

export function SettingsDialog({
  settings,
  onClose,
}: {
  readonly settings: RetentionSettingsView;
  readonly onClose: () => void;
}): ReactElement {
  const save = useChange(api.saveSettings);
  const form = useRecordForm({
    labels: {
      reportsMonths: 'Months after closing until credit reports and identity are due',
      recordsYears: 'Years after closing until the whole record is due',
    },
    fill: () => ({ reportsMonths: String(settings.reportsMonths), recordsYears: String(settings.recordsYears) }),
    check: ({ reportsMonths, recordsYears }) => ({
      ...(!isWithin(reportsMonths, 1, 24) && { reportsMonths: 'Type a number from 1 to 24.' }),
      ...(!isWithin(recordsYears, 5, 15) && { recordsYears: 'Type a number from 5 to 15.' }),
    }),
    save: ({ reportsMonths, recordsYears }) =>
      save.run({ version: settings.version, reportsMonths: Number(reportsMonths), recordsYears: Number(recordsYears) }),
    onDone: onClose,
  });
  return (
    <FormDialog title="How long records are kept" form={form} submit="Save" onClose={onClose}>
      <Text c="dimmed" size="sm">
        The law allows two years for credit reports and identity (16 CFR 314.4(c)(6)). Claims may be brought for five years (15 U.S.C.
        1679i), so the rest is kept at least that long. What a law asks to keep longer stays longer.
      </Text>
      <TextInput {...form.text('reportsMonths')} inputMode="numeric" data-autofocus />
      <TextInput {...form.text('recordsYears')} inputMode="numeric" />
    </FormDialog>
  );
}

const isWithin = (typed: string, least: number, most: number): boolean =>
  /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
