// The columns of the list of clients and their portal.
import { Button, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { Column } from '../../../platform/web/table/DataTable.tsx';
import type { PortalClient } from '../contract.ts';
import { HEARD_SENTENCE, HEARD_WORDS } from '../rules/silence.ts';
import { usePreview } from './use-preview.ts';

export const COLUMNS: readonly Column<PortalClient>[] = [
  { key: 'name', header: 'Client', cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'silence', header: 'Days since heard', width: 132, phone: 'mark', cell: (row) => <Silence row={row} /> },
  { key: 'heard', header: 'Heard last', width: 180, phone: 'line', cell: ({ heard }) => <Heard heard={heard} /> },
  { key: 'portal', header: 'Portal', width: 96, phone: 'line', cell: ({ portal }) => <PortalState portal={portal} /> },
  {
    key: 'seen',
    header: 'Last seen',
    width: 110,
    phone: 'line',
    phoneWord: 'seen',
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? '' : <DateText at={lastSeenAt} distance={false} />),
  },
  {
    key: 'questions',
    header: 'Questions',
    width: 84,
    align: 'right',
    phone: 'line',
    cell: ({ questions }) => (questions === 0 ? '' : `${questions} open`),
  },
  { key: 'owner', header: 'Owner', width: 140, cell: ({ ownerId }) => (ownerId === null ? '' : <Owner id={ownerId} />) },
];
export const WITH_PREVIEW: readonly Column<PortalClient>[] = [
  ...COLUMNS,
  { key: 'preview', header: 'Preview', width: 96, phone: 'action', cell: (row) => <OpenPreview row={row} /> },
];

function OpenPreview({ row: { contactId, name } }: { readonly row: PortalClient }): ReactElement {
  const { open, isPending, error } = usePreview();
  return (
    <>
      <Button
        variant="default"
        size="compact-xs"
        aria-label={`Preview the portal of ${name}`}
        loading={isPending}
        onClick={(event) => {
          event.stopPropagation();
          open(contactId);
        }}
      >
        Preview
      </Button>
      <RefusalNote error={error} />
    </>
  );
}

function Owner({ id }: { readonly id: string }): ReactElement {
  const { nameOf } = useColleagues();
  return <bdi>{nameOf(id) ?? 'Someone who left'}</bdi>;
}

function Silence({ row: { days, silence } }: { readonly row: PortalClient }): ReactElement {
  const words = days === 0 ? 'Today' : days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
  return (
    <ToneText tone={silence} title={HEARD_SENTENCE}>
      {words}
    </ToneText>
  );
}

function Heard({ heard }: Pick<PortalClient, 'heard'>): ReactElement {
  if (heard === null)
    return (
      <Text span c="dimmed">
        Never
      </Text>
    );
  return (
    <>
      {HEARD_WORDS[heard.by]}, <DateText at={heard.at} distance={false} />
    </>
  );
}

function PortalState({ portal }: Pick<PortalClient, 'portal'>): ReactElement {
  if (portal === 'active') return <ToneText tone="good">Active</ToneText>;
  if (portal === 'invited') return <ToneText tone="soon">Invited</ToneText>;
  return (
    <Text span c="dimmed">
      No login
    </Text>
  );
}
