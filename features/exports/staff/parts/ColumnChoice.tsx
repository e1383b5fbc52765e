import { Checkbox, SimpleGrid } from '@mantine/core';
import type { ReactElement } from 'react';
import { EXPORT_COLUMNS, headOf, type ExportColumn } from '../../rules/export-columns.ts';

interface ColumnChoiceProps {
  readonly chosen: readonly ExportColumn[];
  readonly onChange: (columns: readonly ExportColumn[]) => void;
}

/** Which columns the file has, in the order in which it has them. */
export function ColumnChoice({ chosen, onChange }: ColumnChoiceProps): ReactElement {
  const toggle = (column: ExportColumn): void =>
    onChange(EXPORT_COLUMNS.filter((one) => (one === column ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <Checkbox.Group label="Columns" value={[...chosen]} error={chosen.length === 0 && 'Choose at least one column.'}>
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="xs" mt="xs">
        {EXPORT_COLUMNS.map((column) => (
          <Checkbox key={column} value={column} label={headOf(column)} onChange={() => toggle(column)} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
