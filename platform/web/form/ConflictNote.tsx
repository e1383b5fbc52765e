import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { formTexts } from './texts.ts';

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
  const texts = useTexts(formTexts).conflict;
  return (
    <Alert role="alert" variant="default" title={texts.title}>
      <Stack gap="sm">
        {differences.length === 0 ? (
          <Text>{texts.same}</Text>
        ) : (
          <>
            <Text>{texts.differs}</Text>
            <Table withRowBorders={false} verticalSpacing={4} horizontalSpacing="xs" layout="fixed" style={{ overflowWrap: 'anywhere' }}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{texts.field}</Table.Th>
                  <Table.Th>{texts.mine}</Table.Th>
                  <Table.Th>{texts.saved}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {differences.map(({ label, mine, saved }) => (
                  <Table.Tr key={label}>
                    <Table.Th scope="row" fw={400}>
                      {label}
                    </Table.Th>
                    <Table.Td>{mine || texts.nothing}</Table.Td>
                    <Table.Td>{saved || texts.nothing}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </>
        )}
        <Group gap="sm">
          <Button loading={busy} onClick={onKeepMine}>
            {texts.saveMine}
          </Button>
          <Button variant="default" onClick={onUseSaved}>
            {texts.useSaved}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
