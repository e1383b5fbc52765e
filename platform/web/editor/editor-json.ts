// What the editor holds becomes what is stored. The editor adds attributes of its own to its nodes; only those of the form are kept.
import type { JSONContent } from '@tiptap/core';
import { z } from 'zod';
import { writtenDocument, type FieldDocument } from '../../base/document/field-document.ts';
import { MARKS } from '../../base/document/shared-nodes.ts';

interface EditorNode {
  readonly type: string;
  readonly text?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly marks?: readonly { readonly type: string }[] | undefined;
  readonly content?: readonly EditorNode[] | undefined;
}
const editorNode: z.ZodType<EditorNode> = z.lazy(() =>
  z.object({
    type: z.string(),
    text: z.string().optional(),
    attrs: z.record(z.string(), z.unknown()).optional(),
    marks: z.array(z.object({ type: z.string() })).optional(),
    content: z.array(editorNode).optional(),
  }),
);

/** The attributes that each kind of node is stored with. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  paragraph: ['textAlign'],
  heading: ['level', 'textAlign'],
  field: ['id'],
  when: ['condition', 'not'],
  each: ['list'],
  statute: ['id', 'sha256'],
  signature: ['who'],
};
const WITH_MARKS: ReadonlySet<string> = new Set(['text', 'field']);
const KNOWN_MARKS: ReadonlySet<string> = new Set(MARKS);

/** The document of the editor's JSON. @throws ZodError when it holds a node that is not on the list, which its schema does not allow */
export function toFieldDocument(json: unknown): FieldDocument {
  return writtenDocument.parse(kept(editorNode.parse(json)));
}

function kept({ type, text, attrs, marks, content }: EditorNode): unknown {
  const names = (KEPT[type] ?? []).filter((name) => attrs?.[name] !== undefined && attrs[name] !== null);
  const seen = (marks ?? []).filter((mark) => KNOWN_MARKS.has(mark.type)).map((mark) => ({ type: mark.type }));
  return {
    type,
    ...(text !== undefined && { text }),
    ...(names.length > 0 && { attrs: Object.fromEntries(names.map((name) => [name, attrs?.[name]])) }),
    ...(WITH_MARKS.has(type) && seen.length > 0 && { marks: seen }),
    ...(content && { content: content.map(kept) }),
  };
}

/** A copy the editor may hold; one without blocks gets a line to write on. */
export function toEditorContent(document: FieldDocument): JSONContent {
  return { type: 'doc', content: document.content.length > 0 ? document.content.map(copied) : [{ type: 'paragraph' }] };
}

function copied({ type, text, attrs, marks, content }: EditorNode): JSONContent {
  return {
    type,
    ...(text !== undefined && { text }),
    ...(attrs && { attrs: { ...attrs } }),
    ...(marks && { marks: marks.map((mark) => ({ type: mark.type })) }),
    ...(content && { content: content.map(copied) }),
  };
}
