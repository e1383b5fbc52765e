// Court summonses of a client: the accounts on which work stops, and those on which someone resumed it.
import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { disputesContract, type Summons } from '../contract.ts';
import { claimProblems } from '../rules/claim-refusal.ts';
import { api, summonsesOptions } from './queries.ts';

/** Draws nothing when none came. */
export function Summonses({ contactId }: { readonly contactId: string }): ReactElement | null {
  const mayLift = useMay()('disputes:override-gates');
  const { data } = useQuery(summonsesOptions(contactId));
  const [lifted, setLifted] = useState<Summons>();
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-labelledby="summonses">
      <Title order={2} id="summonses" mb="xs">
        Court summonses
      </Title>
      <Stack gap="xs">
        {data.rows.map((one) =>
          one.lifted === null ? (
            <Alert key={one.id} variant="default" icon={<IconGavel size={18} stroke={1.6} aria-hidden="true" />} p="sm">
              <Group justify="space-between" align="flex-start">
                <div>
                  <Text fw={500}>
                    {one.heading}: work stops{one.answerDueOn !== null && `, answer due in court on ${formatDate(one.answerDueOn)}`}
                  </Text>
                  <Text c="dimmed" size="sm">
                    Came {formatDate(one.servedOn)}
                    {one.court !== '' && `, ${one.court}`}. Recorded by <bdi>{one.recordedBy}</bdi>. The client needs an attorney.
                  </Text>
                  {one.note !== '' && <Text size="sm">{one.note}</Text>}
                </div>
                {mayLift && (
                  <Button size="compact-sm" variant="default" onClick={() => setLifted(one)} aria-label={`Resume work on ${one.heading}`}>
                    Resume work
                  </Button>
                )}
              </Group>
            </Alert>
          ) : (
            <Text key={one.id} c="dimmed">
              {one.heading}: came {formatDate(one.servedOn)}. Work resumed {formatDate(one.lifted.on)} (<bdi>{one.lifted.by}</bdi>:{' '}
              {one.lifted.reason})
            </Text>
          ),
        )}
      </Stack>
      {lifted && <LiftDialog contactId={contactId} of={lifted} onClose={() => setLifted(undefined)} />}
    </section>
  );
}

interface LiftDialogProps {
  readonly contactId: string;
  readonly of: Summons;
  readonly onClose: () => void;
}

function LiftDialog({ contactId, of, onClose }: LiftDialogProps): ReactElement {
  const lift = useChange(api.liftSummons);
  const form = useRecordForm({
    labels: { reason: 'Why work resumes' },
    fill: () => ({ reason: '' }),
    check: ({ reason }) => ({
      ...claimProblems(reason, 'note', 'reason'),
      ...problemsIn(disputesContract.liftSummons, { contactId, id: of.id, reason }),
    }),
    save: ({ reason }) => lift.run({ contactId, id: of.id, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog title={`Resume work on ${of.heading}`} form={form} submit="Resume work" onClose={onClose}>
      <Text>Such as: the suit was dismissed, or the client’s attorney agrees in writing. The reason stays on record.</Text>
      <TextInput {...form.text('reason')} data-autofocus maxLength={500} />
    </FormDialog>
  );
}
