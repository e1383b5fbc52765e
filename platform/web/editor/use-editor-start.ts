import { useState } from 'react';
import type { FieldDocument } from '../../base/document/field-document.ts';

/** What an editor begins with. A text that it did not make itself, such as someone else's version, makes it begin again. */
export function useEditorStart(content: FieldDocument): {
  readonly content: FieldDocument;
  /** The key of the editor. */
  readonly count: number;
  /** Says that the editor made this text. */
  readonly own: (document: FieldDocument) => void;
} {
  const [made] = useState(() => new WeakSet<FieldDocument>([content]));
  const [start, setStart] = useState({ content, count: 0 });
  if (!made.has(content)) {
    made.add(content);
    setStart({ content, count: start.count + 1 });
  }
  return { ...start, own: (document) => void made.add(document) };
}
