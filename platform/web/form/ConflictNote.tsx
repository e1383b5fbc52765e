import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import type { ReactElement } from 'react';

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly saved: string;
}

interface ConflictNoteProps {
  readonly differences: readonly Difference[];
  readonly busy?: boolean;
  readonly onKeepMine: () => void;
  readonly onUseSaved: () => void;
}

/** Someone else saved first: both values, field by field, and the choice between them. */
export function ConflictNote({ differences, busy = false, onKeepMine, onUseSaved }: ConflictNoteProps): ReactElement {
  return (
    <Alert role="alert" variant="default" title="Someone else saved changes while you were editing">
      <Stack gap="sm">
        {differences.length === 0 ? (
          <Text>Your version is the same as the saved version.</Text>
        ) : (
          <>
            <Text>Your version is still here. It differs from the saved version in:</Text>
            <Table withRowBorders={false} verticalSpacing={4} horizontalSpacing="xs" layout="fixed" style={{ overflowWrap: 'anywhere' }}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Field</Table.Th>
                  <Table.Th>Your version</Table.Th>
                  <Table.Th>Saved version</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {differences.map(({ label, mine, saved }) => (
                  <Table.Tr key={label}>
                    <Table.Th scope="row" fw={400}>
                      {label}
                    </Table.Th>
                    <Table.Td>{mine || 'nothing'}</Table.Td>
                    <Table.Td>{saved || 'nothing'}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </>
        )}
        <Group gap="sm">
          <Button loading={busy} onClick={onKeepMine}>
            Save my version
          </Button>
          <Button variant="default" onClick={onUseSaved}>
            Use saved version
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
