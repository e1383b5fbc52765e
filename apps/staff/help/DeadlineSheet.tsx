import { Table, Text, TextInput, Title } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { DEADLINES, STATES_BY_PERIOD } from './deadlines.ts';

/** Every deadline with its source, worked out for a day. */
export function DeadlineSheet(): ReactElement {
  const [typed, setTyped] = useState<string>(() => officeToday());
  const from = parseCivilDate(typed);
  return (
    <>
      <TextInput
        type="date"
        label="Counted from"
        description="The day it begins: of signing, of delivery, of filing."
        maw={240}
        mb="md"
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Table.ScrollContainer minWidth={640}>
        <Table verticalSpacing="xs" aria-label="Deadlines">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Deadline</Table.Th>
              <Table.Th>Gives</Table.Th>
              <Table.Th>Time</Table.Th>
              <Table.Th>Source</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {DEADLINES.map(({ key, what, from: begin, time, source, on }) => (
              <Table.Tr key={key}>
                <Table.Td>
                  {what}
                  <Text size="xs" c="dimmed">
                    Counted from {begin}
                  </Text>
                </Table.Td>
                <Table.Td>{from && on ? on(from) : ''}</Table.Td>
                <Table.Td>{time}</Table.Td>
                <Table.Td>{source}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Title order={2} mt="lg" mb="xs">
        How long clients may cancel, by state
      </Title>
      {STATES_BY_PERIOD.map(({ words, states }) => (
        <Text key={words} mb="xs">
          <strong>{words}:</strong> {states.join(', ')}.
        </Text>
      ))}
      <Text c="dimmed">This sheet is made from the rules that the program itself uses. It is not legal advice.</Text>
    </>
  );
}
