// Client statements beyond any report. Some analyses find something only with them.
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { claimProblems } from '../../disputes/rules/claim-refusal.ts';
import { STATEMENT_KINDS, type ClientStatementRow } from '../contract.ts';
import { STATEMENT_WORDS } from '../rules/statement-words.ts';
import { api, statementsOptions } from './queries.ts';

export function ClientStatements({ contactId }: { readonly contactId: string }): ReactElement {
  const mayWork = useMay()('findings:work');
  const { data, error } = useQuery(statementsOptions(contactId));
  const remove = useChange(api.removeStatement);
  const restore = useChange(api.restoreStatement);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ClientStatementRow>();
  return (
    <section aria-labelledby="client-statements">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="client-statements">
          Client statements
        </Title>
        {mayWork && !isAdding && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            Add statement
          </Button>
        )}
      </Group>
      <RefusalNote error={error ?? remove.error} />
      {isAdding && <AddStatement contactId={contactId} onDone={() => setAdding(false)} />}
      {removed && (
        <UndoNote
          sentence="The statement was removed."
          busy={restore.isPending}
          error={restore.error}
          onClose={() => setRemoved(undefined)}
          onUndo={() => restore.start({ id: removed.id }, () => setRemoved(undefined))}
        />
      )}
      {data?.rows.length === 0 && !isAdding && (
        <Text c="dimmed">
          No statements yet. A bankruptcy, military service or an address where they never lived helps the analyses ask the right questions.
        </Text>
      )}
      <Stack gap="xs">
        {data?.rows.map((one) => (
          <Group key={one.id} justify="space-between" wrap="nowrap">
            <Text>
              {STATEMENT_WORDS[one.kind].label}
              {one.words !== null && one.words !== '' && `: ${one.words}`}
              {one.happenedOn !== null && `, ${formatDate(one.happenedOn)}`}
              {one.untilOn !== null && ` to ${formatDate(one.untilOn)}`}{' '}
              <Text span c="dimmed" size="xs">
                by {one.addedBy}, {formatDate(one.addedAt)}
              </Text>
            </Text>
            {mayWork && (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={`Remove: ${STATEMENT_WORDS[one.kind].label}`}
                onClick={() => remove.start({ id: one.id }, setRemoved)}
              >
                Remove
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </section>
  );
}

const KINDS = STATEMENT_KINDS.filter((one) => STATEMENT_WORDS[one].ofClient).map((value) => ({
  value,
  label: STATEMENT_WORDS[value].label,
}));

function AddStatement({ contactId, onDone }: { readonly contactId: string; readonly onDone: () => void }): ReactElement {
  const add = useChange(api.addStatement);
  const kindOf = (value: string) => STATEMENT_KINDS.find((one) => one === value) ?? 'bankruptcy';
  const form = useRecordForm({
    labels: { kind: 'Statement', words: 'Details', happenedOn: 'Day', untilOn: 'Until' },
    check: ({ words: typed }) => claimProblems(typed, 'answer', 'words'),
    fill: () => ({ kind: 'bankruptcy', words: '', happenedOn: '', untilOn: '' }),
    save: (typed) => {
      const kind = kindOf(typed.kind);
      const { on, until, words } = STATEMENT_WORDS[kind];
      const given = (label: string | undefined, value: string): string | null => (label === undefined || value === '' ? null : value);
      return add.run({
        contactId,
        kind,
        happenedOn: given(on, typed.happenedOn),
        untilOn: given(until, typed.untilOn),
        words: given(words, typed.words),
      });
    },
    onDone,
  });
  const { on, until, words } = STATEMENT_WORDS[kindOf(form.values.kind)];
  return (
    <RecordForm form={form} submit="Save" leave={{ words: 'Cancel', go: onDone }} foot="end">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NativeSelect {...form.choice('kind', KINDS)} />
        {words !== undefined && <TextInput {...form.text('words')} label={words} maxLength={300} />}
        {on !== undefined && <TextInput {...form.text('happenedOn')} label={on} type="date" />}
        {until !== undefined && <TextInput {...form.text('untilOn')} label={until} type="date" />}
      </SimpleGrid>
    </RecordForm>
  );
}
