// The editor of documents with fields. It holds its own text: a text from outside is shown by another editor, with another key.
import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { flushSync } from 'react-dom';
import { useEffect, useImperativeHandle, useMemo, useState, type ReactElement, type Ref } from 'react';
import type { Catalogue } from '../../base/document/catalogue.ts';
import type { FieldDocument } from '../../base/document/field-document.ts';
import { BlockBar } from './BlockBar.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { toEditorContent, toFieldDocument } from './editor-json.ts';
import classes from './FieldEditor.module.css';
import { FieldPicker } from './FieldPicker.tsx';
import { documentNodes, fieldTrigger, goToPlace } from './nodes.ts';

/** What is gone to lies below the toolbar, which stays in view. */
const SCROLL_MARGIN = { top: 140, bottom: 60, left: 0, right: 0 };

export interface EditorHandle {
  /** Goes to a block and selects the words in it. */
  readonly goTo: (path: readonly number[], phrase: string | null) => void;
}
interface FieldEditorProps {
  readonly label: string;
  readonly catalogue: Catalogue;
  /** What it begins with. */
  readonly start: FieldDocument;
  readonly editable: boolean;
  /** One line of text with fields, such as a subject. */
  readonly oneLine?: boolean;
  /** False where the text has no place to sign. */
  readonly signatures?: boolean;
  readonly onChange: (document: FieldDocument) => void;
  readonly ref?: Ref<EditorHandle>;
}

export function FieldEditor({
  label,
  catalogue,
  start,
  editable,
  oneLine = false,
  signatures = true,
  onChange,
  ref,
}: FieldEditorProps): ReactElement {
  /** What was typed to ask for a field; '' when a button asked. */
  const [asked, setAsked] = useState<string>();
  // Made once: the editor compares what it is given at each keystroke.
  const [extensions] = useState(() => [
    StarterKit.configure({
      link: false,
      blockquote: false,
      code: false,
      codeBlock: false,
      strike: false,
      horizontalRule: false,
      heading: { levels: [1, 2, 3] },
    }),
    TextAlign.configure({ types: ['heading', 'paragraph'] }),
    TableKit.configure({ table: { resizable: false } }),
    ...documentNodes(catalogue),
    // At once, so that the next letter is typed into the dialog.
    fieldTrigger((typed) => flushSync(() => setAsked(typed))),
  ]);
  const [content] = useState(() => toEditorContent(start));
  const editorProps = useMemo(
    () => ({
      scrollMargin: SCROLL_MARGIN,
      scrollThreshold: SCROLL_MARGIN,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(oneLine && { 'aria-multiline': 'false' }),
        ...(!editable && { 'aria-readonly': 'true', tabindex: '0' }),
      },
      ...(oneLine && { handleKeyDown: (_view: unknown, event: KeyboardEvent) => event.key === 'Enter' }),
    }),
    [label, editable, oneLine],
  );
  const editor = useEditor({
    extensions,
    content,
    editable,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps,
    onUpdate: ({ editor: changed }) => onChange(toFieldDocument(changed.getJSON())),
  });
  // A screen that was turned or made wider can edit at once, with everything that was typed.
  useEffect(() => editor.setEditable(editable, false), [editor, editable]);
  useImperativeHandle(ref, () => ({ goTo: (path, phrase) => goToPlace(editor, path, phrase) }), [editor]);
  const close = (typed: string): void => {
    // The dialog is gone before the cursor is back, so that the next key already writes.
    flushSync(() => setAsked(undefined));
    // The field was not wanted, so the character was.
    if (typed !== '') editor.chain().insertContent(typed).run();
    editor.view.focus();
  };
  const within: unknown = editor.isActive('each') ? editor.getAttributes('each')['list'] : undefined;
  return (
    <>
      <RichTextEditor
        editor={editor}
        className={`${classes['editor']} ${oneLine ? classes['oneLine'] : ''}`}
        withTypographyStyles={false}
        labels={{ boldControlLabel: 'Bold' }}
      >
        {editable && (
          <EditorToolbar editor={editor} catalogue={catalogue} oneLine={oneLine} signatures={signatures} onAskField={() => setAsked('')} />
        )}
        {editable && !oneLine && <BlockBar editor={editor} catalogue={catalogue} />}
        <RichTextEditor.Content />
      </RichTextEditor>
      {asked !== undefined && (
        <FieldPicker
          catalogue={catalogue}
          within={typeof within === 'string' ? within : undefined}
          onClose={() => close(asked)}
          onPick={(id) => {
            editor.chain().insertContent({ type: 'field', attrs: { id } }).run();
            close('');
          }}
        />
      )}
    </>
  );
}
