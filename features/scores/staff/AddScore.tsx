import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { browserToday } from '../../../platform/web/look/browser-today.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { SCORE_MODELS } from '../contract.ts';
import { scoreModelText } from '../rules/score-models.ts';
import { useScoreChanges } from './queries.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';

/** A score that stands on no report of ours: from a letter, an app, a lender. */
export function AddScore({ contactId, onDone }: { readonly contactId: string; readonly onDone: () => void }): ReactElement {
  const { add } = useScoreChanges();
  const [bureau, setBureau] = useState<Bureau>('EQ');
  const [model, setModel] = useState<(typeof SCORE_MODELS)[number]>('VANTAGE_3');
  const [printed, setPrinted] = useState('');
  const [value, setValue] = useState('');
  const [scoredOn, setScoredOn] = useState<string>(browserToday());
  const [note, setNote] = useState('');
  const isScore = /^\d{3}$/.test(value) && Number(value) >= 300 && Number(value) <= 850;
  const [problem, setProblem] = useState<string>();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isScore) return setProblem('A score lies between 300 and 850.');
    await add
      .mutateAsync({ contactId, bureau, model, modelPrinted: model === 'OTHER' ? printed : '', value: Number(value), scoredOn, note })
      .then(onDone, () => undefined);
  };
  const { fields } = asRefusal(add.error);
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="sm" mb="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <NativeSelect
            label="Bureau"
            value={bureau}
            onChange={(event) => setBureau(BUREAUS.find((one) => one === event.currentTarget.value) ?? 'EQ')}
            data={BUREAUS.map((one) => ({ value: one, label: BUREAU_NAMES[one] }))}
            data-autofocus
          />
          <TextInput
            label="Score"
            inputMode="numeric"
            maxLength={3}
            value={value}
            error={problem ?? fields['value']}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <NativeSelect
            label="Model"
            value={model}
            onChange={(event) => setModel(SCORE_MODELS.find((one) => one === event.currentTarget.value) ?? 'OTHER')}
            data={SCORE_MODELS.map((one) => ({
              value: one,
              label: one === 'OTHER' ? 'Another model' : scoreModelText({ model: one, modelRaw: '' }),
            }))}
          />
          <TextInput
            label="Day"
            type="date"
            value={scoredOn}
            error={fields['scoredOn']}
            onChange={(event) => setScoredOn(event.currentTarget.value)}
          />
          {model === 'OTHER' && (
            <TextInput
              label="Name of the model"
              maxLength={60}
              value={printed}
              onChange={(event) => setPrinted(event.currentTarget.value)}
            />
          )}
          <TextInput label="Note" maxLength={200} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
        </SimpleGrid>
        <RefusalNote error={Object.keys(fields).length > 0 ? null : add.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={add.isPending}>
            Add score
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
