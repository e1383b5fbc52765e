import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { sourceName } from '../../../contacts/rules/contact-schema.ts';
import { contactChoicesOptions } from '../queries.ts';
import type { QuickSet } from './quick-fields.ts';

/** A source in use or a new one. */
export function SourceEditor({
  current,
  onSet,
}: {
  readonly current: string | null;
  readonly onSet: (set: QuickSet) => void;
}): ReactElement {
  const list = useId();
  const { data } = useQuery(contactChoicesOptions());
  const [source, setSource] = useState(current ?? '');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = sourceName.safeParse(source);
    if (read.success) onSet({ source: read.data || null });
    else setProblem(read.error.issues[0]?.message);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="xs">
        <TextInput
          label="Source"
          data-autofocus
          value={source}
          maxLength={60}
          list={list}
          error={problem}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        <datalist id={list}>
          {data?.sources.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </datalist>
        <Group gap="xs">
          <Button type="submit" size="xs">
            Save
          </Button>
          <Button variant="default" size="xs" onClick={() => onSet({ source: null })}>
            No source
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
