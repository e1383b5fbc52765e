// Texts that come with the program, written down as documents: `{client.name}` is a field, `**…**` is bold, and '\n' breaks the line.
import type { Block, FieldDocument, Inline } from './field-document.ts';

export function line(written: string): Inline[] {
  return written.split(/(\*\*.+?\*\*)/s).flatMap((part) => {
    const bold = part.startsWith('**');
    const marks = bold ? { marks: [{ type: 'bold' as const }] } : {};
    return part
      .replaceAll('**', '')
      .split(/(\{[a-zA-Z.]+\}|\n)/)
      .filter((words) => words !== '')
      .map((words): Inline => {
        if (words === '\n') return { type: 'hardBreak' };
        if (words.startsWith('{')) return { type: 'field', attrs: { id: words.slice(1, -1) }, ...marks };
        return { type: 'text', text: words, ...marks };
      });
  });
}

export const doc = (...content: readonly Block[]): FieldDocument => ({ type: 'doc', content });
export const p = (written: string): Block => ({ type: 'paragraph', content: line(written) });
export const title = (written: string): Block => ({ type: 'heading', attrs: { level: 1 }, content: line(written) });
export const h = (written: string): Block => ({ type: 'heading', attrs: { level: 2 }, content: line(written) });
const listOf =
  (type: 'bulletList' | 'orderedList') =>
  (...written: readonly string[]): Block => ({ type, content: written.map((one) => ({ type: 'listItem', content: [p(one)] })) });
export const items = listOf('bulletList');
export const steps = listOf('orderedList');
export const when = (condition: string, ...content: readonly Block[]): Block => ({
  type: 'when',
  attrs: { condition, not: false },
  content,
});
export const unless = (condition: string, ...content: readonly Block[]): Block => ({
  type: 'when',
  attrs: { condition, not: true },
  content,
});
export const each = (list: string, ...content: readonly Block[]): Block => ({ type: 'each', attrs: { list }, content });
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({
  type: 'table',
  content: [
    { type: 'tableRow', content: head.map((one) => ({ type: 'tableHeader', content: [p(one)] })) },
    ...rows.map((row) => ({ type: 'tableRow' as const, content: row.map((one) => ({ type: 'tableCell' as const, content: [p(one)] })) })),
  ],
});
