// The PDF by which a client shows that PDFs can be opened.
import type { FilledDocument } from '../../../platform/base/document/filled-document.ts';
import { inBothLanguages } from '../../../platform/base/language.ts';
import { renderFilled } from '../../../platform/server/document/render-filled.ts';
import type { TypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import type { StoredOffer } from './store.ts';

const WORDS = inBothLanguages(
  { title: 'Your word', text: 'You can read this PDF. Type this word on the page you came from:' },
  { title: 'Su palabra', text: 'Usted puede leer este PDF. Escriba esta palabra en la página de la que vino:' },
);

export async function renderWord({ language, content }: Pick<StoredOffer, 'language' | 'content'>, renderer: TypstRenderer): Promise<File> {
  const say = WORDS[language];
  const document: FilledDocument = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: say.title }] },
      { type: 'paragraph', content: [{ type: 'text', text: say.text }] },
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: content.word }] },
    ],
  };
  const { pdf } = await renderFilled(document, { title: say.title, language }, renderer);
  return new File([pdf], 'word.pdf', { type: 'application/pdf' });
}
