import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { DataTable, type Column } from '../../../../platform/web/table/DataTable.tsx';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import type { Person } from '../queries.ts';

type Claim = Person['claims'][number];

const ABOUT: Readonly<Record<string, string>> = {
  role: 'The role. It decides what the server allows.',
  tier: 'Empty: this office has no tiers.',
  permissions: 'What the role holds, for the menu. The server reads the role again on each request.',
  isAdmin: 'True for owners and admins.',
  isMaster: 'True for owners.',
  idiq: 'Shows the menu entry IDIQ Integration.',
  'last-auth-error': 'Why the account can do nothing; the sign-in page shows it.',
};
const COLUMNS: readonly Column<Claim>[] = [
  { key: 'name', header: 'Claim', width: 140, cell: ({ name }) => <code>{name}</code> },
  {
    key: 'value',
    header: 'Value',
    prose: true,
    cell: ({ value }) =>
      value === '' ? (
        <Text span c="dimmed">
          Empty
        </Text>
      ) : (
        <code>{value.replaceAll('","', '", "')}</code>
      ),
  },
  { key: 'about', header: 'What it is for', width: 300, prose: true, cell: ({ name }) => ABOUT[name] ?? '' },
];

/** What the person's next ID token says of them. */
export function Claims({ person }: { readonly person: Person }): ReactElement {
  return (
    <>
      <Text c="dimmed" mb="sm">
        What the next sign-in token of this person carries. Tokens are for display; each request is decided by the role of that moment.
      </Text>
      <DataTable
        label="Claims"
        columns={COLUMNS}
        rows={person.claims}
        rowKey={({ name }) => name}
        empty={<EmptyState sentence="There are no claims." />}
      />
      {person.permissionsLeftOut && (
        <Text mt="sm">The permissions are too many for a token, so it carries none of them. The server knows them all the same.</Text>
      )}
    </>
  );
}
