// The second step: what each column is, and what holds for all rows.
import { Button, Checkbox, NativeSelect, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api.ts';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { officeToday } from '../../../../platform/web/look/office-day.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { ImportView } from '../../contract.ts';
import { canName, findDuplicateTarget, TARGETS, target as targetSchema, type Target } from '../../rules/columns.ts';
import { headsOf, looksLikePerson, namelessColumn } from '../../rules/first-row.ts';
import { choicesOptions, type useImportSteps } from '../queries.ts';
import { ForAllRows } from './ForAllRows.tsx';
import { RowPreview } from './RowPreview.tsx';

interface ColumnsStepProps {
  readonly one: ImportView;
  readonly check: ReturnType<typeof useImportSteps>['check'];
  readonly onChecked: () => void;
}

export function ColumnsStep({ one, check, onChecked }: ColumnsStepProps): ReactElement {
  const { all } = useColleagues();
  const [columns, setColumns] = useState<readonly Target[]>(one.columns);
  const [chosen, setChosen] = useState(one.options);
  const { data: choices } = useQuery(choicesOptions());
  const own = choices?.fields ?? [];
  // Names in the file are looked up among those who work here.
  const owners = {
    ...Object.fromEntries(all.filter((colleague) => colleague.active).map((colleague) => [colleague.name.toLowerCase(), colleague.id])),
    ...chosen.owners,
  };
  const options = { ...chosen, owners };
  const twice = findDuplicateTarget(columns);
  const [isDoubtful] = useState(() => looksLikePerson(one.headers, officeToday()));
  const isPerson = chosen.firstRow === 'person';
  // A cell that was blank bears the name of its column.
  const rows =
    one.sample && (isPerson ? [one.headers.map((cell, at) => (cell === namelessColumn(at) ? '' : cell)), ...one.sample] : one.sample);
  const targets = [
    ...Object.entries(TARGETS).map(([value, label]) => ({ value, label })),
    ...own.map((field) => ({ value: `custom:${field.id}`, label: field.label })),
  ];
  const labelOf = (target: Target): string => targets.find(({ value }) => value === target)?.label ?? target;
  const change = (at: number, value: string): void =>
    setColumns(columns.map((column, place) => (place === at ? targetSchema.parse(value) : column)));
  const problem =
    twice !== undefined
      ? `Two columns are “${labelOf(twice)}”. Choose one of them.`
      : canName(columns)
        ? undefined
        : 'No column holds a name. Choose which one is the name of the person or the company.';
  const start = (): void => check.start({ id: one.id, version: one.version, columns: [...columns], options }, onChecked);
  return (
    <Stack gap="lg">
      {one.sample && (isDoubtful || isPerson) && (
        <Stack gap="xs">
          <Text fw={500}>The first row of this file looks like a person, not like column names.</Text>
          <Checkbox
            label="The first row is a person"
            description="If it is, it is imported like the others, and the columns are called Column 1, Column 2 and so on. Otherwise it is left out."
            checked={isPerson}
            onChange={(event) => setChosen({ ...chosen, firstRow: event.currentTarget.checked ? 'person' : undefined })}
          />
        </Stack>
      )}
      <Table.ScrollContainer minWidth={300}>
        <Table aria-label="Columns" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Column in the file</Table.Th>
              <Table.Th visibleFrom="sm">First values</Table.Th>
              <Table.Th>Becomes</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {headsOf(one.headers, chosen).map((head, at) => (
              <Table.Tr key={`${at} ${head}`}>
                <Table.Td>
                  <bdi>{head}</bdi>
                </Table.Td>
                <Table.Td visibleFrom="sm">
                  <Text span c="dimmed" truncate="end" maw={280} display="block">
                    <bdi>{firstValues(rows ?? [], at, columns[at])}</bdi>
                  </Text>
                </Table.Td>
                <Table.Td w={{ base: 168, sm: 240 }}>
                  <NativeSelect
                    aria-label={`${head} becomes`}
                    data={targets}
                    value={columns[at] ?? 'ignore'}
                    error={twice !== undefined && columns[at] === twice}
                    onChange={(event) => change(at, event.currentTarget.value)}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <ForAllRows
        options={options}
        sources={choices?.sources ?? []}
        problems={check.error ? asRefusal(check.error).fields : {}}
        onChange={setChosen}
      />
      {rows && <RowPreview rows={rows} columns={columns} options={options} ownFields={own} />}
      {problem !== undefined && (
        <Text role="alert" fw={500}>
          {problem}
        </Text>
      )}
      <RefusalNote error={check.error} />
      <div>
        <Button loading={check.isPending} disabled={problem !== undefined} onClick={start}>
          Check all rows
        </Button>
      </div>
    </Stack>
  );
}

/** Two values to recognise a column by; those of the identity only as dots. */
function firstValues(rows: readonly (readonly string[])[], column: number, target: Target | undefined): string {
  const values = rows
    .map((row) => row[column]?.trim() ?? '')
    .filter((value) => value !== '')
    .slice(0, 2);
  return (target === 'ssn' || target === 'dateOfBirth' ? values.map(() => '••••') : values).join(' · ');
}
