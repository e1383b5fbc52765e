// The letters of one client on paper: a sheet to sign for each round, and recording what was signed.
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import { fingerprintOf } from '../rules/approval.ts';
import { api, documentsOptions, waitingOptions, type WaitingLetter } from './queries.ts';

const CHOICES = [
  { value: 'approved', label: 'Signed: approved' },
  { value: 'sent-back', label: 'Not right: sent back' },
];

/** Draws nothing while no letter of the client waits. */
export function PaperApproval({ contactId }: { readonly contactId: string }): ReactElement | null {
  const waiting = useQuery(waitingOptions(contactId));
  const sheet = useAction((roundId: string | null) => openPdf(api.approvalSheet({ contactId, ...(roundId !== null && { roundId }) })));
  const [recorded, setRecorded] = useState<readonly WaitingLetter[]>();
  const rounds = [...Map.groupBy(waiting.data?.rows ?? [], ({ roundId }) => roundId).values()];
  if (rounds.length === 0) return null;
  return (
    <Stack gap={4} mb="sm" role="region" aria-label="Approval on paper">
      {rounds.map((letters) => {
        const [first] = letters;
        return (
          first && (
            <Group key={first.roundId ?? 'written'} gap="xs">
              <Text size="sm">
                {first.roundNumber === null ? 'Other letters' : `Round ${first.roundNumber}`}:{' '}
                {letters.length === 1 ? '1 letter waits' : `${letters.length} letters wait`} for the client.
              </Text>
              <Button size="compact-sm" variant="default" loading={sheet.isPending} onClick={() => sheet.start(first.roundId)}>
                Sheet to sign
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => setRecorded(letters)}>
                Record signed sheet
              </Button>
            </Group>
          )
        );
      })}
      <RefusalNote error={sheet.error} />
      {recorded && <RecordDialog contactId={contactId} letters={recorded} onClose={() => setRecorded(undefined)} />}
    </Stack>
  );
}

const choiceField = (id: string): string => `choice-${id}`;
const wordField = (id: string): string => `word-${id}`;

interface RecordDialogProps {
  readonly contactId: string;
  readonly letters: readonly WaitingLetter[];
  readonly onClose: () => void;
}

function RecordDialog({ contactId, letters, onClose }: RecordDialogProps): ReactElement {
  const record = useChange(api.recordApproval);
  const documents = useQuery(documentsOptions(contactId));
  const files = documents.data?.rows.filter(({ state }) => state === 'ok').map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const chosen = (typed: Readonly<Record<string, string>>) => letters.filter(({ id }) => (typed[choiceField(id)] ?? '') !== '');
  const form = useRecordForm<string>({
    labels: {
      signedOn: 'Day on the sheet',
      fileId: 'Scan of the signed sheet',
      ...Object.fromEntries(
        letters.flatMap((one) => [
          [choiceField(one.id), `Letter to ${letterTo(one)}, fingerprint ${fingerprintOf(one.pdfSha256 ?? '')}`],
          [wordField(one.id), `What is not right in the letter to ${letterTo(one)}`],
        ]),
      ),
    },
    fill: () => ({
      signedOn: '',
      fileId: '',
      ...Object.fromEntries(
        letters.flatMap(({ id }) => [
          [choiceField(id), ''],
          [wordField(id), ''],
        ]),
      ),
    }),
    check: (typed) => {
      const [first] = letters;
      if (chosen(typed).length === 0 && first) return { [choiceField(first.id)]: 'Choose what was signed for at least one letter.' };
      if ((typed['signedOn'] ?? '') === '') return { signedOn: 'Please enter the day on the sheet.' };
      if ((typed['fileId'] ?? '') === '') return { fileId: 'Choose the scan. Upload it under Documents first.' };
      const silent = chosen(typed).find(({ id }) => typed[choiceField(id)] === 'sent-back' && (typed[wordField(id)] ?? '').trim() === '');
      return silent ? { [wordField(silent.id)]: 'Write down what the client says.' } : {};
    },
    save: (typed) =>
      record.run({
        contactId,
        signedOn: typed['signedOn'] ?? '',
        fileId: typed['fileId'] ?? '',
        letters: chosen(typed).map(({ id, pdfSha256 }) => ({
          id,
          sha256: pdfSha256 ?? '',
          approved: typed[choiceField(id)] === 'approved',
          word: typed[wordField(id)] ?? '',
        })),
      }),
    onDone: onClose,
  });
  return (
    <FormDialog title="Record a signed sheet" form={form} submit="Record signed sheet" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">
          You record that you saw the sheet with the client’s own signature. Compare the fingerprints: another one is another letter.
        </Text>
        {letters.map(({ id }) => (
          <Stack key={id} gap={4}>
            <NativeSelect {...form.choice(choiceField(id), CHOICES, 'Not on this sheet')} />
            {form.values[choiceField(id)] === 'sent-back' && <TextInput {...form.text(wordField(id))} maxLength={1000} />}
          </Stack>
        ))}
        <TextInput {...form.text('signedOn')} type="date" />
        <NativeSelect {...form.choice('fileId', files, files.length === 0 ? 'No file of this contact' : 'Choose')} />
      </Stack>
    </FormDialog>
  );
}
