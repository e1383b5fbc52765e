import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { SCORE_MODELS } from '../contract.ts';
import { isScore, NO_SCORE } from '../rules/score-range.ts';
import { scoreModelText } from '../rules/score-models.ts';
import { BUREAU_NAMES, BUREAUS } from '../../report-files/rules/bureaus.ts';
import { api } from './queries.ts';

const MODELS = SCORE_MODELS.map((value) => ({
  value,
  label: value === 'OTHER' ? 'Another model' : scoreModelText({ model: value, modelRaw: '' }),
}));
const BUREAU_CHOICES = BUREAUS.map((value) => ({ value, label: BUREAU_NAMES[value] }));

/** A score that is on no report here: from a letter, an app, a lender. */
export function AddScore({ contactId, onDone }: { readonly contactId: string; readonly onDone: () => void }): ReactElement {
  const add = useChange(api.add);
  const form = useRecordForm({
    labels: { bureau: 'Bureau', value: 'Score', model: 'Model', scoredOn: 'Day', modelPrinted: 'Name of the model', note: 'Note' },
    fill: () => ({ bureau: 'EQ', value: '', model: 'VANTAGE_3', scoredOn: officeToday(), modelPrinted: '', note: '' }),
    check: ({ value }) => (isScore(value) ? {} : { value: NO_SCORE }),
    save: ({ bureau, model, modelPrinted, value, ...rest }) =>
      add.run({
        contactId,
        bureau: BUREAUS.find((one) => one === bureau) ?? 'EQ',
        model: SCORE_MODELS.find((one) => one === model) ?? 'OTHER',
        modelPrinted: model === 'OTHER' ? modelPrinted : '',
        value: Number(value),
        ...rest,
      }),
    onDone,
  });
  return (
    <RecordForm form={form} submit="Add score" leave={{ words: 'Cancel', go: onDone }} foot="end">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NativeSelect {...form.choice('bureau', BUREAU_CHOICES)} data-autofocus />
        <TextInput {...form.text('value')} inputMode="numeric" maxLength={3} />
        <NativeSelect {...form.choice('model', MODELS)} />
        <TextInput {...form.text('scoredOn')} type="date" />
        {form.values.model === 'OTHER' && <TextInput {...form.text('modelPrinted')} maxLength={60} />}
        <TextInput {...form.text('note')} maxLength={200} />
      </SimpleGrid>
    </RecordForm>
  );
}
