import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import type { SentLetter } from '../contract.ts';
import { STATE_LOOKS } from './state-looks.ts';
import { api, batchOptions } from './queries.ts';

const day = (on: string | null): string => {
  const read = on === null ? undefined : parseCivilDate(on);
  return read ? formatCivilDate(read) : '';
};

const COLUMNS: readonly Column<SentLetter>[] = [
  {
    key: 'client',
    header: 'Client',
    cell: (letter) => <AppLink href={`/contacts/${letter.contactId}?tab=letters`}>{letter.contactName}</AppLink>,
  },
  { key: 'recipient', header: 'Recipient', cell: ({ recipient }) => recipient },
  { key: 'state', header: 'State', cell: (letter) => <LetterState letter={letter} /> },
  { key: 'tracking', header: 'Tracking number', cell: ({ trackingNumber }) => trackingNumber ?? '' },
  { key: 'way', header: 'On its way', cell: (letter) => wayOf(letter) },
];

function wayOf({ returnedOn, failedOn, deliveredOn, expectedOn, state }: SentLetter): string {
  if (failedOn !== null) return `Not printed by the service, ${day(failedOn)}`;
  if (returnedOn !== null) return `Came back ${day(returnedOn)}`;
  if (deliveredOn !== null) return `Delivered ${day(deliveredOn)}`;
  return state === 'sent' && expectedOn !== null ? `Expected ${day(expectedOn)}` : '';
}

/** Where each letter of a batch is; those someone has to decide about come first. */
export function BatchLetters({ id }: { readonly id: string }): ReactElement {
  const batch = useQuery(batchOptions(id));
  return (
    <DataTable
      label="Letters of the batch"
      columns={COLUMNS}
      rows={batch.data?.letters}
      rowKey={(letter) => letter.id}
      error={batch.error}
      empty={<EmptyState sentence="These letters are in a later batch now." />}
    />
  );
}

function LetterState({ letter }: { readonly letter: SentLetter }): ReactElement {
  const may = useMay();
  const decide = useChange(api.decide);
  const look = STATE_LOOKS.find(({ state }) => state === letter.state);
  return (
    <>
      <ToneText tone={look?.tone ?? 'none'}>{look?.label ?? letter.state}</ToneText>
      {letter.problem !== null && <Text size="sm">{letter.problem}</Text>}
      {letter.notRecorded !== null && <Text size="sm">Sent, but its mailing is not recorded: {letter.notRecorded}</Text>}
      {letter.state === 'unknown' && may('letters:print') && (
        <Group gap="xs" mt={4}>
          <Button
            size="xs"
            variant="default"
            loading={decide.isPending}
            onClick={() => decide.start({ id: letter.id, decision: 'send-again' })}
          >
            Look again and send
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            loading={decide.isPending}
            onClick={() => decide.start({ id: letter.id, decision: 'give-up' })}
          >
            Give up
          </Button>
        </Group>
      )}
      <RefusalNote error={decide.error} />
    </>
  );
}
