// Tags of one contact, and tags of many: of many, one is added to all or taken from all, and the rest stays.
import { Button, CloseButton, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { tagList, tagName } from '../../../contacts/rules/contact-schema.ts';
import { contactChoicesOptions } from '../queries.ts';
import type { QuickSet } from './quick-fields.ts';
import classes from './ListToolbar.module.css';

interface TagsProps {
  readonly onSet: (set: QuickSet) => void;
}

export function RowTags({ tags, onSet }: TagsProps & { readonly tags: readonly string[] }): ReactElement {
  const [chosen, setChosen] = useState(tags);
  const input = useTagInput();
  const add = (): readonly string[] | undefined => {
    if (input.text.trim() === '') return chosen;
    const tag = input.read();
    if (tag === undefined) return undefined;
    const all = tagList.safeParse([...chosen, tag]);
    if (!all.success) return input.refuse(all.error.issues[0]?.message);
    input.clear();
    setChosen(all.data);
    return all.data;
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const all = add();
    if (!all) return;
    onSet({ addTags: all.filter((tag) => !tags.includes(tag)), removeTags: tags.filter((tag) => !all.includes(tag)) });
  };
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="xs">
        {chosen.length > 0 && (
          <Group gap={4} maw={260}>
            {chosen.map((tag) => (
              <span key={tag} className={classes['chip']}>
                <bdi>{tag}</bdi>
                <CloseButton
                  size="xs"
                  aria-label={`Remove the tag ${tag}`}
                  onClick={() => setChosen(chosen.filter((other) => other !== tag))}
                />
              </span>
            ))}
          </Group>
        )}
        <Group gap="xs" align="flex-start" wrap="nowrap">
          {input.field}
          <Button variant="default" mt={24} onClick={add}>
            Add
          </Button>
        </Group>
        <Button type="submit" size="xs" style={{ alignSelf: 'flex-start' }}>
          Save
        </Button>
      </Stack>
    </form>
  );
}

export function TagsOfMany({ onSet }: TagsProps): ReactElement {
  const input = useTagInput();
  const act = (name: 'addTags' | 'removeTags'): void => {
    const tag = input.read();
    if (tag !== undefined) onSet({ [name]: [tag] });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        act('addTags');
      }}
    >
      <Stack gap="xs">
        {input.field}
        <Group gap="xs">
          <Button type="submit" size="xs">
            Add to all
          </Button>
          <Button variant="default" size="xs" onClick={() => act('removeTags')}>
            Take from all
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A line for one tag, with those in use to choose from. */
function useTagInput() {
  const list = useId();
  const { data } = useQuery(contactChoicesOptions());
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const refuse = (sentence: string | undefined): undefined => setProblem(sentence) as undefined;
  const read = (): string | undefined => {
    const tag = tagName.safeParse(text);
    return tag.success ? tag.data : refuse(tag.error.issues[0]?.message);
  };
  const field = (
    <>
      <TextInput
        label="Tag"
        data-autofocus
        value={text}
        maxLength={40}
        list={list}
        error={problem}
        style={{ flex: 1 }}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <datalist id={list}>
        {data?.tags.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </datalist>
    </>
  );
  return { field, text, read, refuse, clear: () => setText('') };
}
