// The nodes of documents with fields in the editor: chips for fields, boxes for conditions and repeated parts, and parts that cannot be
// edited. What they show is text from the catalogue.
import { Extension, Node, type Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { fieldNames, type Catalogue } from '../../base/document/catalogue.ts';
import { conditionWords, listWords, SIGNATURE_WORDS } from '../../base/document/part-words.ts';
import classes from './FieldEditor.module.css';

type Attributes = Readonly<Record<string, unknown>>;
/** Attributes that go through the clipboard as text. */
const carried = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: '',
        parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
        renderHTML: (attributes: Attributes) => ({ [`data-${name}`]: String(attributes[name]) }),
      },
    ]),
  );
const LOCKED = { contenteditable: 'false' };

/** All nodes that standard editors do not have. */
export function documentNodes(catalogue: Catalogue): readonly (Node | Extension)[] {
  const names = fieldNames(catalogue);
  const label = (id: unknown): string => names.get(String(id)) ?? `Unknown: ${String(id)}`;
  return [
    Node.create({
      name: 'field',
      group: 'inline',
      inline: true,
      atom: true,
      addAttributes: () => carried('id'),
      parseHTML: () => [{ tag: 'span[data-field]' }],
      renderText: ({ node }) => `[${label(node.attrs['id'])}]`,
      renderHTML: ({ node, HTMLAttributes }) => [
        'span',
        { ...HTMLAttributes, ...LOCKED, 'data-field': '', class: classes['field'] },
        label(node.attrs['id']),
      ],
    }),
    Node.create({
      name: 'when',
      group: 'block',
      content: 'block+',
      defining: true,
      addAttributes: () => ({
        ...carried('condition'),
        not: {
          default: false,
          parseHTML: (element: HTMLElement) => element.getAttribute('data-not') === 'true',
          renderHTML: (attributes: Attributes) => ({ 'data-not': String(attributes['not']) }),
        },
      }),
      parseHTML: () => [{ tag: 'section[data-when]', contentElement: 'div[data-inner]' }],
      renderHTML: ({ node, HTMLAttributes }) => [
        'section',
        { ...HTMLAttributes, 'data-when': '', class: classes['box'] },
        ['span', { ...LOCKED, class: classes['boxLabel'] }, conditionWords(catalogue, node.attrs)],
        ['div', { 'data-inner': '' }, 0],
      ],
    }),
    Node.create({
      name: 'each',
      group: 'block',
      content: 'block+',
      defining: true,
      addAttributes: () => carried('list'),
      parseHTML: () => [{ tag: 'section[data-each]', contentElement: 'div[data-inner]' }],
      renderHTML: ({ node, HTMLAttributes }) => [
        'section',
        { ...HTMLAttributes, 'data-each': '', class: classes['box'] },
        ['span', { ...LOCKED, class: classes['boxLabel'] }, listWords(catalogue, node.attrs)],
        ['div', { 'data-inner': '' }, 0],
      ],
    }),
    Node.create({
      name: 'statute',
      group: 'block',
      atom: true,
      selectable: true,
      addAttributes: () => carried('id', 'sha256'),
      parseHTML: () => [{ tag: 'div[data-statute]' }],
      renderHTML: ({ node, HTMLAttributes }) => {
        const known = catalogue.statutes.find(({ id, sha256 }) => id === node.attrs['id'] && sha256 === node.attrs['sha256']);
        const lines = known ? known.paragraphs.map((text) => ['p', {}, text] as const) : [];
        return [
          'div',
          {
            ...HTMLAttributes,
            ...LOCKED,
            'data-statute': '',
            class: known?.bold ? `${classes['locked']} ${classes['bold']}` : classes['locked'],
          },
          [
            'span',
            { class: classes['boxLabel'] },
            known ? `Locked words of ${known.citation}` : `Unknown text of the law: ${String(node.attrs['id'])}`,
          ],
          ...lines,
        ];
      },
    }),
    Node.create({
      name: 'signature',
      group: 'block',
      atom: true,
      addAttributes: () => carried('who'),
      parseHTML: () => [{ tag: 'div[data-signature]' }],
      renderHTML: ({ node, HTMLAttributes }) => [
        'div',
        { ...HTMLAttributes, ...LOCKED, 'data-signature': '', class: classes['signature'] },
        node.attrs['who'] === 'office' ? SIGNATURE_WORDS.office : SIGNATURE_WORDS.client,
      ],
    }),
    Node.create({
      name: 'pageBreak',
      group: 'block',
      atom: true,
      parseHTML: () => [{ tag: 'hr[data-page-break]' }],
      renderHTML: () => ['hr', { 'data-page-break': '', class: classes['pageBreak'] }],
    }),
  ];
}

/** '@' or '{' where a word begins asks for a field. An address such as name@example.com stays what it is. */
export function fieldTrigger(onAsk: (typed: string) => void): Extension {
  return Extension.create({
    name: 'fieldTrigger',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleTextInput: (view, from, _to, text) => {
            if (text !== '@' && text !== '{') return false;
            const before = view.state.doc.textBetween(Math.max(0, from - 1), from, '\n', ' ');
            if (text === '@' && /\S/.test(before)) return false;
            onAsk(text);
            return true;
          },
        },
      }),
    ],
  });
}

/** Puts the cursor into the block at `path` and, where it has `phrase`, selects these words. */
export function goToPlace(editor: Editor, path: readonly number[], phrase: string | null): void {
  // The command of the same name waits for the next picture; a key pressed until then would be lost.
  editor.view.focus();
  const { doc } = editor.state;
  let [node, position] = [doc, -1];
  for (const index of path) {
    if (index >= node.childCount) return;
    let offset = position + 1;
    for (let i = 0; i < index; i += 1) offset += node.child(i).nodeSize;
    [node, position] = [node.child(index), offset];
  }
  if (node.isAtom || !node.isTextblock) {
    editor.chain().setNodeSelection(position).scrollIntoView().run();
    return;
  }
  const start = position + 1;
  // One character for each place, so that indexes of the text are places in the block.
  const text = node.textBetween(0, node.content.size, undefined, '\ufffc');
  const at = phrase === null ? -1 : text.replaceAll('\ufffc', ' ').indexOf(phrase.replaceAll('\n', ' '));
  const range =
    at < 0 || phrase === null ? { from: start, to: start + node.content.size } : { from: start + at, to: start + at + phrase.length };
  editor.chain().setTextSelection(range).scrollIntoView().run();
}
