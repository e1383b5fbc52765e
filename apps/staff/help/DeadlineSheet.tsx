import { Text, TextInput, Title } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { DEADLINES, STATES_BY_PERIOD, type Deadline } from './deadlines.ts';

function columnsFrom(day: CivilDate | undefined): readonly Column<Deadline>[] {
  return [
    {
      key: 'what',
      header: 'Deadline',
      prose: true,
      cell: ({ what, from }) => (
        <>
          {what}
          <Text size="xs" c="dimmed">
            Counted from {from}
          </Text>
        </>
      ),
    },
    { key: 'gives', header: 'Gives', width: 160, cell: ({ on }) => (day && on ? on(day) : '') },
    { key: 'time', header: 'Time', width: 240, cell: ({ time }) => time },
    { key: 'source', header: 'Source', width: 240, cell: ({ source }) => source },
  ];
}

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
      <DataTable label="Deadlines" columns={columnsFrom(from)} rows={DEADLINES} rowKey={({ key }) => key} empty={null} />
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
