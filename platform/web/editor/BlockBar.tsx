import { Button, Group, NativeSelect, Select, Text } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import type { ReactElement } from 'react';
import type { Catalogue } from '../../base/document/catalogue.ts';
import { listWords } from '../../base/document/part-words.ts';

interface BlockBarProps {
  readonly editor: Editor;
  readonly catalogue: Catalogue;
}

/** What can be changed of the box or table the cursor is in. Draws nothing outside of one. */
export function BlockBar({ editor, catalogue }: BlockBarProps): ReactElement | null {
  const box = (['when', 'each', 'table'] as const).find((name) => editor.isActive(name));
  if (box === undefined) return null;
  return (
    <Group gap="xs" p="xs" role="group" aria-label="This part" align="center">
      {box === 'when' && <ConditionFields editor={editor} catalogue={catalogue} />}
      {box === 'each' && <Text size="sm">{listWords(catalogue, editor.getAttributes('each'))}</Text>}
      {box === 'table' && <TableActions editor={editor} />}
      {box !== 'table' && (
        <Button size="compact-sm" variant="default" onClick={() => void editor.chain().focus().lift(box).run()}>
          {box === 'when' ? 'Always show it' : 'Do not repeat it'}
        </Button>
      )}
    </Group>
  );
}

function ConditionFields({ editor, catalogue }: BlockBarProps): ReactElement {
  const { condition, not } = editor.getAttributes('when');
  const known = catalogue.conditions.find(({ id }) => id === condition);
  const set = (attributes: object): void => void editor.chain().updateAttributes('when', attributes).run();
  return (
    <>
      <Select
        size="xs"
        w={300}
        aria-label="Condition"
        searchable
        allowDeselect={false}
        value={typeof condition === 'string' ? condition : null}
        data={catalogue.conditions.map(({ id, label }) => ({ value: id, label }))}
        onChange={(id) => id !== null && set({ condition: id })}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        maxDropdownHeight={280}
      />
      <NativeSelect
        size="xs"
        aria-label="Shown"
        value={not === true ? 'not' : 'if'}
        data={[
          { value: 'if', label: 'Shown if so' },
          { value: 'not', label: `Shown if ${known?.notLabel ?? 'not'}` },
        ]}
        onChange={(event) => set({ not: event.currentTarget.value === 'not' })}
      />
    </>
  );
}

function TableActions({ editor }: { readonly editor: Editor }): ReactElement {
  const actions = [
    { label: 'Add row', run: () => editor.chain().focus().addRowAfter().run() },
    { label: 'Remove row', run: () => editor.chain().focus().deleteRow().run() },
    { label: 'Add column', run: () => editor.chain().focus().addColumnAfter().run() },
    { label: 'Remove column', run: () => editor.chain().focus().deleteColumn().run() },
    { label: 'Remove table', run: () => editor.chain().focus().deleteTable().run() },
  ];
  return (
    <>
      {actions.map(({ label, run }) => (
        <Button key={label} size="compact-sm" variant="default" onClick={run}>
          {label}
        </Button>
      ))}
    </>
  );
}
