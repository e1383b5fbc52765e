// What the client told the office beyond any report; some analyses speak up only with it.
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { STATEMENT_KINDS, type ClientStatementRow } from '../contract.ts';
import { STATEMENT_WORDS } from '../rules/statement-words.ts';
import { statementsOptions, useStatementChanges } from './queries.ts';

export function ClientStatements({ contactId }: { readonly contactId: string }): ReactElement {
  const mayWork = useMay()('findings:work');
  const { data, error } = useQuery(statementsOptions(contactId));
  const { remove, restore } = useStatementChanges();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ClientStatementRow>();
  return (
    <section aria-labelledby="client-statements">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="client-statements">
          What the client told you
        </Title>
        {mayWork && !isAdding && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            Write down a statement
          </Button>
        )}
      </Group>
      <RefusalNote error={error ?? remove.error} />
      {isAdding && <AddStatement contactId={contactId} onDone={() => setAdding(false)} />}
      {removed && (
        <UndoNote
          sentence="The statement was taken out."
          busy={restore.isPending}
          error={restore.error}
          onClose={() => setRemoved(undefined)}
          onUndo={() =>
            void restore.mutateAsync(removed.id).then(
              () => setRemoved(undefined),
              () => undefined,
            )
          }
        />
      )}
      {data?.rows.length === 0 && !isAdding && (
        <Text c="dimmed">
          Nothing yet. A bankruptcy, service in the armed forces, an address they never lived at: such things let the analyses ask the right
          questions.
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
                aria-label={`Take out: ${STATEMENT_WORDS[one.kind].label}`}
                onClick={() => void remove.mutateAsync(one.id).then(setRemoved, () => undefined)}
              >
                Take out
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </section>
  );
}

function AddStatement({ contactId, onDone }: { readonly contactId: string; readonly onDone: () => void }): ReactElement {
  const { add } = useStatementChanges();
  const [kind, setKind] = useState<(typeof STATEMENT_KINDS)[number]>('bankruptcy');
  const [on, setOn] = useState('');
  const [until, setUntil] = useState('');
  const [words, setWords] = useState('');
  const { fields } = asRefusal(add.error);
  const { on: onLabel, until: untilLabel, words: wordsLabel } = STATEMENT_WORDS[kind];
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await add
      .mutateAsync({
        contactId,
        kind,
        happenedOn: onLabel !== undefined && on ? on : null,
        untilOn: untilLabel !== undefined && until ? until : null,
        words: wordsLabel !== undefined && words ? words : null,
      })
      .then(onDone, () => undefined);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="sm" mb="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <NativeSelect
            label="Statement"
            value={kind}
            onChange={(event) => setKind(STATEMENT_KINDS.find((one) => one === event.currentTarget.value) ?? kind)}
            data={STATEMENT_KINDS.filter((one) => STATEMENT_WORDS[one].ofClient).map((one) => ({
              value: one,
              label: STATEMENT_WORDS[one].label,
            }))}
          />
          {wordsLabel !== undefined && (
            <TextInput
              label={wordsLabel}
              maxLength={300}
              value={words}
              error={fields['words']}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          )}
          {onLabel !== undefined && (
            <TextInput
              label={onLabel}
              type="date"
              value={on}
              error={fields['happenedOn']}
              onChange={(event) => setOn(event.currentTarget.value)}
            />
          )}
          {untilLabel !== undefined && (
            <TextInput
              label={untilLabel}
              type="date"
              value={until}
              error={fields['untilOn']}
              onChange={(event) => setUntil(event.currentTarget.value)}
            />
          )}
        </SimpleGrid>
        <RefusalNote error={Object.keys(fields).length > 0 ? null : add.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={add.isPending}>
            Keep it
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
