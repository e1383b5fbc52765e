// What the client confirmed as correct. No later dispute denies it until it is withdrawn, with a reason.
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { disputesContract, type ConfirmedCorrect } from '../contract.ts';
import { claimProblems } from '../rules/claim-refusal.ts';
import { CORRECT_WORDS } from '../rules/correct-words.ts';
import { api, correctOptions } from './queries.ts';

/** Renders nothing when nothing was confirmed. */
export function CorrectLines({ contactId, mayChange }: { readonly contactId: string; readonly mayChange: boolean }): ReactElement | null {
  const { data } = useQuery(correctOptions(contactId));
  const [withdrawn, setWithdrawn] = useState<ConfirmedCorrect>();
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-labelledby="confirmed-correct">
      <Title order={2} id="confirmed-correct" mb="xs">
        Confirmed as correct
      </Title>
      <Stack gap={4}>
        {data.rows.map((one) => (
          <Group key={one.id} justify="space-between" wrap="nowrap">
            <Text>
              {one.heading}, {one.bureau === null ? 'all bureaus' : BUREAU_NAMES[one.bureau]}: {CORRECT_WORDS[one.what].label}{' '}
              <Text span c="dimmed" size="xs">
                said {formatDate(one.saidOn)}, {one.byClient ? 'in the portal' : `recorded by ${one.recordedBy}`}
              </Text>
            </Text>
            {/* What the client said in the portal, only the client withdraws. */}
            {mayChange && !one.byClient && (
              <Button size="compact-xs" variant="subtle" aria-label={`Withdraw: ${one.heading}`} onClick={() => setWithdrawn(one)}>
                Withdraw
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      {withdrawn && <WithdrawDialog contactId={contactId} of={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </section>
  );
}

interface WithdrawDialogProps {
  readonly contactId: string;
  readonly of: ConfirmedCorrect;
  readonly onClose: () => void;
}

function WithdrawDialog({ contactId, of, onClose }: WithdrawDialogProps): ReactElement {
  const withdraw = useChange(api.withdrawCorrect);
  const form = useRecordForm({
    labels: { reason: 'What the client says now' },
    fill: () => ({ reason: '' }),
    check: ({ reason }) => ({
      ...claimProblems(reason, 'answer', 'reason'),
      ...problemsIn(disputesContract.withdrawCorrect, { contactId, id: of.id, reason }),
    }),
    save: ({ reason }) => withdraw.run({ contactId, id: of.id, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Withdraw: ${of.heading}`} form={form} submit="Withdraw" onClose={onClose}>
      <Text>Only the client can say that this was a mistake. The reason stays on record.</Text>
      <TextInput {...form.text('reason')} data-autofocus maxLength={500} />
    </FormDialog>
  );
}
