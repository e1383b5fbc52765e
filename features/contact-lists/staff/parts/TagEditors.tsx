// Edits the tags of one contact, or adds one tag to many contacts or removes it from them.
import { Button, CloseButton, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement } from 'react';
import type { TextField } from '../../../../platform/web/form/text-field.ts';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { tagList, tagName } from '../../../contacts/rules/contact-schema.ts';
import { contactChoicesOptions } from '../queries.ts';
import type { QuickSet } from './quick-fields.ts';
import classes from './ListToolbar.module.css';

interface TagsProps {
  readonly onSet: (set: QuickSet) => void;
}

/** The tags of a form, which are a line each, with the one that is being typed. */
function readTags(lines: string, typed: string): { readonly all: readonly string[] } | { readonly problem: string | undefined } {
  const chosen = lines === '' ? [] : lines.split('\n');
  if (typed.trim() === '') return { all: chosen };
  const tag = tagName.safeParse(typed);
  if (!tag.success) return { problem: tag.error.issues[0]?.message };
  const all = tagList.safeParse([...chosen, tag.data]);
  return all.success ? { all: all.data } : { problem: all.error.issues[0]?.message };
}

export function RowTags({ tags, onSet }: TagsProps & { readonly tags: readonly string[] }): ReactElement {
  const form = useRecordForm({
    labels: { tag: 'Tag', chosen: 'Tags' },
    fill: () => ({ tag: '', chosen: tags.join('\n') }),
    check: ({ tag, chosen }) => {
      const read = readTags(chosen, tag);
      return { tag: 'problem' in read ? read.problem : undefined };
    },
    save: async ({ tag, chosen }) => {
      const read = readTags(chosen, tag);
      if ('all' in read)
        onSet({ addTags: read.all.filter((one) => !tags.includes(one)), removeTags: tags.filter((one) => !read.all.includes(one)) });
    },
  });
  const chosen = form.values.chosen === '' ? [] : form.values.chosen.split('\n');
  const add = (): void => {
    const read = readTags(form.values.chosen, form.values.tag);
    // Submitting says what is wrong with it, and saves nothing.
    if ('problem' in read) return form.submit();
    form.set('chosen', read.all.join('\n'));
    form.set('tag', '');
  };
  return (
    <RecordForm form={form} submit="Save" size="xs">
      {chosen.length > 0 && (
        <Group gap={4} maw={260}>
          {chosen.map((tag) => (
            <span key={tag} className={classes['chip']}>
              <bdi>{tag}</bdi>
              <CloseButton
                size="xs"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => form.set('chosen', chosen.filter((other) => other !== tag).join('\n'))}
              />
            </span>
          ))}
        </Group>
      )}
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TagInput field={form.text('tag')} />
        <Button variant="default" mt={24} onClick={add}>
          Add
        </Button>
      </Group>
    </RecordForm>
  );
}

export function TagsOfMany({ onSet }: TagsProps): ReactElement {
  const form = useRecordForm({
    labels: { tag: 'Tag' },
    fill: () => ({ tag: '' }),
    check: ({ tag }) => ({ tag: tagName.safeParse(tag).error?.issues[0]?.message }),
    save: async ({ tag }) => onSet({ addTags: [tagName.parse(tag)] }),
  });
  const removeFromAll = (): void => {
    const tag = tagName.safeParse(form.values.tag);
    // Submitting says what is wrong with it, and saves nothing.
    if (tag.success) onSet({ removeTags: [tag.data] });
    else form.submit();
  };
  return (
    <RecordForm
      form={form}
      submit="Add to all"
      size="xs"
      beside={
        <Button variant="default" size="xs" onClick={removeFromAll}>
          Remove from all
        </Button>
      }
    >
      <TagInput field={form.text('tag')} />
    </RecordForm>
  );
}

/** A line for one tag, with those in use to choose from. */
function TagInput({ field }: { readonly field: TextField }): ReactElement {
  const list = useId();
  const { data } = useQuery(contactChoicesOptions());
  return (
    <>
      <TextInput {...field} data-autofocus maxLength={40} list={list} style={{ flex: 1 }} />
      <datalist id={list}>
        {data?.tags.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </datalist>
    </>
  );
}
