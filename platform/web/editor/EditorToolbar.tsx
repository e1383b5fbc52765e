import { Button, Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconBraces, IconPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { ReactElement } from 'react';
import type { Catalogue } from '../../base/document/catalogue.ts';
import { SIGNATURE_WORDS } from '../../base/document/part-words.ts';

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly catalogue: Catalogue;
  /** Only fields can be inserted. */
  readonly oneLine: boolean;
  readonly signatures: boolean;
  readonly onAskField: () => void;
}

/** Marks, headings and lists, and everything else that can be inserted. */
export function EditorToolbar({ editor, catalogue, oneLine, signatures, onAskField }: EditorToolbarProps): ReactElement {
  const insert = (content: object): void => void editor.chain().focus().insertContent(content).run();
  const paragraph = { type: 'paragraph' };
  const [condition] = catalogue.conditions;
  const field = (
    <Button size="compact-sm" variant="default" leftSection={<IconBraces size={16} stroke={1.6} aria-hidden="true" />} onClick={onAskField}>
      Field
    </Button>
  );
  if (oneLine) return <RichTextEditor.Toolbar>{field}</RichTextEditor.Toolbar>;
  return (
    <RichTextEditor.Toolbar sticky stickyOffset="var(--redress-top)">
      <RichTextEditor.ControlsGroup>
        {field}
        <Menu position="bottom-start" transitionProps={{ duration: 0 }}>
          <Menu.Target>
            <Button size="compact-sm" variant="default" leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}>
              Insert
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {condition && (
              <Menu.Item onClick={() => insert({ type: 'when', attrs: { condition: condition.id, not: false }, content: [paragraph] })}>
                Part shown only under a condition
              </Menu.Item>
            )}
            {catalogue.lists.map(({ id, label }) => (
              <Menu.Item key={id} onClick={() => insert({ type: 'each', attrs: { list: id }, content: [paragraph] })}>
                Part repeated for {label}
              </Menu.Item>
            ))}
            {catalogue.statutes.map(({ id, sha256, name }) => (
              <Menu.Item key={id} onClick={() => insert({ type: 'statute', attrs: { id, sha256 } })}>
                {name}
              </Menu.Item>
            ))}
            {signatures &&
              (['client', 'office'] as const).map((who) => (
                <Menu.Item key={who} onClick={() => insert({ type: 'signature', attrs: { who } })}>
                  {SIGNATURE_WORDS[who]}
                </Menu.Item>
              ))}
            <Menu.Item onClick={() => void editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}>
              Table
            </Menu.Item>
            <Menu.Item onClick={() => insert({ type: 'pageBreak' })}>Page break</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H1 />
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.AlignLeft />
        <RichTextEditor.AlignCenter />
        <RichTextEditor.AlignRight />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
