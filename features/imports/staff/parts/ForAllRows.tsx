import { Autocomplete, NativeSelect, Radio, SimpleGrid, Stack, TagsInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { CATEGORIES } from '../../../contacts/rules/stages.ts';
import type { ImportOptions } from '../../rules/row-rules.ts';

interface ForAllRowsProps {
  readonly options: ImportOptions;
  readonly sources: readonly string[];
  /** Sentences by field. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (options: ImportOptions) => void;
}

/** What holds for rows that do not say otherwise, and what happens to bad rows and to people who are here. */
export function ForAllRows({ options, sources, problems, onChange }: ForAllRowsProps): ReactElement {
  const { all } = useColleagues();
  const set = (change: Partial<ImportOptions>): void => onChange({ ...options, ...change });
  const category = CATEGORIES.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }));
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <NativeSelect
          label="Category for rows without one"
          data={category}
          value={options.category}
          onChange={(event) => set({ category: CATEGORIES.find((one) => one === event.currentTarget.value) ?? options.category })}
        />
        <NativeSelect
          label="Owner for rows without one"
          error={problems['ownerId']}
          data={[{ value: '', label: 'No owner' }, ...all.filter((one) => one.active).map((one) => ({ value: one.id, label: one.name }))]}
          value={options.ownerId ?? ''}
          onChange={(event) => set({ ownerId: event.currentTarget.value || null })}
        />
        <Autocomplete
          label="Source for rows without one"
          data={[...sources]}
          maxLength={60}
          value={options.source ?? ''}
          onChange={(value) => set({ source: value === '' ? null : value })}
        />
        <TagsInput label="Tags for everyone" maxTags={20} value={[...options.tags]} onChange={(tags) => set({ tags })} />
      </SimpleGrid>
      <Radio.Group
        label="Rows that cannot be imported"
        value={options.mode}
        onChange={(value) => set({ mode: value === 'skip' ? 'skip' : 'all-or-nothing' })}
      >
        <Stack gap={6} mt={6}>
          <Radio value="skip" label="Leave them out and list them" />
          <Radio value="all-or-nothing" label="Import no one if there are any" />
        </Stack>
      </Radio.Group>
      <Radio.Group
        label="People already here or twice in the file, by email, phone or Social Security number"
        value={options.known}
        onChange={(value) => set({ known: value === 'add' ? 'add' : 'skip' })}
      >
        <Stack gap={6} mt={6}>
          <Radio value="skip" label="Leave them out and list them" />
          <Radio value="add" label="Add them anyway" />
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
