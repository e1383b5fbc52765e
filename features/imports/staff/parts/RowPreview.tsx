// The first rows as they would be imported, by the rules the check itself uses.
import { Stack, Table, Text, Title } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import { officeToday } from '../../../../platform/web/look/office-day.ts';
import type { Target } from '../../rules/columns.ts';
import { isBlank, readRow, type ReadRow } from '../../rules/read-row.ts';
import type { ImportOptions, OwnField } from '../../rules/row-rules.ts';

interface RowPreviewProps {
  readonly rows: readonly (readonly string[])[];
  readonly columns: readonly Target[];
  readonly options: ImportOptions;
  readonly ownFields: readonly OwnField[];
}

export function RowPreview({ rows, columns, options, ownFields }: RowPreviewProps): ReactElement {
  const [today] = useState(() => officeToday());
  const read = useMemo(() => {
    const plan = { columns, options, ownFields, today };
    return rows.filter((cells) => !isBlank(cells)).map((cells) => readRow(cells, plan));
  }, [rows, columns, options, ownFields, today]);
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        First rows as they would be imported
      </Title>
      <Table.ScrollContainer minWidth={720}>
        <Table aria-label="Preview">
          <Table.Thead>
            <Table.Tr>
              {['Name', 'Email', 'Phone', 'City', 'Identity', 'Category', 'Tags', ''].map((head) => (
                <Table.Th key={head}>{head || <span className="redress-hidden-text">Problem</span>}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {read.map((row, at) => (
              <PreviewRow key={at} row={row} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

function PreviewRow({ row: { person, problems } }: { readonly row: ReadRow }): ReactElement {
  if (!person)
    return (
      <Table.Tr>
        <Table.Td colSpan={8}>
          <Text c="var(--redress-late)">Left out: {problems.find((p) => p.kind === 'bad')?.problem}</Text>
        </Table.Td>
      </Table.Tr>
    );
  const { fields, ssn, dateOfBirth } = person;
  const cells = [
    [fields.firstName, fields.middleName, fields.lastName].filter(Boolean).join(' ') || fields.company,
    fields.email,
    fields.phone,
    [fields.city, fields.state].filter(Boolean).join(', '),
    [ssn && `••••${ssn.slice(-4)}`, dateOfBirth && `••/••/${dateOfBirth.slice(0, 4)}`].filter(Boolean).join(' '),
    fields.category,
    fields.tags.join(', '),
  ];
  return (
    <Table.Tr>
      {cells.map((cell, at) => (
        <Table.Td key={at}>
          <bdi>{cell}</bdi>
        </Table.Td>
      ))}
      <Table.Td>
        <Text c="dimmed" size="xs">
          {problems[0]?.problem}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
