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
          label="Category, where a row has none"
          data={category}
          value={options.category}
          onChange={(event) => set({ category: CATEGORIES.find((one) => one === event.currentTarget.value) ?? options.category })}
        />
        <NativeSelect
          label="Owner, where a row has none"
          error={problems['ownerId']}
          data={[{ value: '', label: 'Nobody' }, ...all.filter((one) => one.active).map((one) => ({ value: one.id, label: one.name }))]}
          value={options.ownerId ?? ''}
          onChange={(event) => set({ ownerId: event.currentTarget.value || null })}
        />
        <Autocomplete
          label="Source, where a row has none"
          data={[...sources]}
          maxLength={60}
          value={options.source ?? ''}
          onChange={(value) => set({ source: value === '' ? null : value })}
        />
        <TagsInput label="Tags for everybody" maxTags={20} value={[...options.tags]} onChange={(tags) => set({ tags })} />
      </SimpleGrid>
      <Radio.Group
        label="Rows that cannot be imported"
        value={options.mode}
        onChange={(value) => set({ mode: value === 'skip' ? 'skip' : 'all-or-nothing' })}
      >
        <Stack gap={6} mt={6}>
          <Radio value="skip" label="Leave them out and list them" />
          <Radio value="all-or-nothing" label="Import nobody if there is one" />
        </Stack>
      </Radio.Group>
      <Radio.Group
        label="People who are here already or twice in the file, by e-mail, phone or Social Security number"
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
