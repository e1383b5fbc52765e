// What the client said of one account: it counts for the analyses, and against reasons of disputes that contradict it.
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { Tradeline } from '../../report-files/rules/model.ts';
import type { ClientStatementRow } from '../contract.ts';
import { ACCOUNT_KINDS, isAboutAccount, nameAccount } from '../rules/account-statements.ts';
import { STATEMENT_WORDS } from '../rules/statement-words.ts';
import { api, statementsOptions } from './queries.ts';

interface AccountStatementsProps {
  readonly contactId: string;
  readonly account: Tradeline;
}

export function AccountStatements({ contactId, account }: AccountStatementsProps): ReactElement {
  const mayWork = useMay()('findings:work');
  const { data, error } = useQuery(statementsOptions(contactId));
  const remove = useChange(api.removeStatement);
  const restore = useChange(api.restoreStatement);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ClientStatementRow>();
  const rows = data?.rows.filter(({ lineKey }) => isAboutAccount(account, lineKey)) ?? [];
  return (
    <Stack component="section" gap="xs" mt="sm" aria-label="Client statements about this account">
      <RefusalNote error={error ?? remove.error} />
      {removed && (
        <UndoNote
          sentence="The statement was removed."
          busy={restore.isPending}
          error={restore.error}
          onClose={() => setRemoved(undefined)}
          onUndo={() => restore.start({ id: removed.id }, () => setRemoved(undefined))}
        />
      )}
      {rows.map((one) => (
        <Group key={one.id} gap="xs">
          <Text>
            Client statement: {STATEMENT_WORDS[one.kind].label.toLowerCase()}
            {one.happenedOn !== null && `, ${formatDate(one.happenedOn)}`}{' '}
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
      {isAdding ? (
        <AddAccountStatement contactId={contactId} account={account} onDone={() => setAdding(false)} />
      ) : (
        mayWork && (
          <Button variant="default" size="xs" style={{ alignSelf: 'flex-start' }} onClick={() => setAdding(true)}>
            Add statement
          </Button>
        )
      )}
    </Stack>
  );
}

const KINDS = ACCOUNT_KINDS.map((value) => ({ value, label: STATEMENT_WORDS[value].label }));

function AddAccountStatement({ contactId, account, onDone }: AccountStatementsProps & { readonly onDone: () => void }): ReactElement {
  const add = useChange(api.addStatement);
  const kindOf = (value: string) => ACCOUNT_KINDS.find((one) => one === value) ?? 'paid';
  const form = useRecordForm({
    labels: { kind: 'Statement', happenedOn: 'Day' },
    fill: () => ({ kind: 'paid', happenedOn: '' }),
    save: (typed) => {
      const kind = kindOf(typed.kind);
      const named = nameAccount(account);
      return add.run({
        contactId,
        kind,
        lineKey: named?.lineKey ?? null,
        happenedOn: STATEMENT_WORDS[kind].on === undefined || typed.happenedOn === '' ? null : typed.happenedOn,
        words: named?.heading ?? null,
      });
    },
    onDone,
  });
  const { on } = STATEMENT_WORDS[kindOf(form.values.kind)];
  return (
    <RecordForm form={form} submit="Save" leave={{ words: 'Cancel', go: onDone }} foot="end">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NativeSelect {...form.choice('kind', KINDS)} />
        {on !== undefined && <TextInput {...form.text('happenedOn')} label={on} type="date" />}
      </SimpleGrid>
    </RecordForm>
  );
}
