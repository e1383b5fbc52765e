// A letter on paper before it is one: with an invented person and SAMPLE on each page, or for a client with DRAFT.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { DocumentValues } from '../../../platform/base/document/fill-document.ts';
import { toPlainText } from '../../../platform/base/document/to-plain-text.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import { displayName } from '../../files/server/public.ts';
import type { LetterClient } from '../../letters/rules/letter-input.ts';
import { composeWrittenLetter } from '../../letters/rules/written-letter.ts';
import { renderLetter } from '../../letters/server/public.ts';
import { fillPreview } from '../rules/fill-preview.ts';
import { passedRules } from '../rules/lint-letter.ts';
import { findPresent, versionUnknown } from './letter-view.ts';
import { readContent, type LetterContent, type StoredLetter } from './store/letters.ts';
import { findVersion } from './store/versions.ts';

export interface Readable {
  readonly letter: StoredLetter;
  readonly content: LetterContent;
}

/** The letter with its words as they are now, or as a version has them. */
export async function findReadable(db: StaffDb, id: string, versionId: string | undefined): Promise<Readable | Refusal> {
  const letter = await findPresent(db, id);
  if (isRefusal(letter)) return letter;
  if (versionId === undefined) return { letter, content: await readContent(db, id) };
  const version = await findVersion(db, versionId);
  return version?.libraryLetterId === letter.id ? { letter, content: version.content } : versionUnknown();
}

interface PreviewOf extends Readable {
  readonly client: LetterClient;
  readonly office: { readonly name: string; readonly lines: readonly string[] } | null;
  readonly values: DocumentValues;
  readonly mark: 'SAMPLE' | 'DRAFT';
}

/** The addressee is invented: only writing a letter chooses one. */
const NO_ONE = { name: 'Sample addressee', lines: ['1 Sample Road', 'Anytown, OH 00000'] };

export async function previewPdf(
  { services, now, zone }: { readonly services: Services; readonly now: Date; readonly zone: string },
  { letter, content, client, office, values, mark }: PreviewOf,
): Promise<File | Refusal> {
  const today: CivilDate = civilDateAt(now, zone);
  const [subject, body] = [fillPreview(content.subject, values), fillPreview(content.document, values)];
  const composed = composeWrittenLetter({
    client,
    office: office ?? NO_ONE,
    recipient: { class: letter.recipientClass, address: NO_ONE },
    title: `${mark === 'SAMPLE' ? 'Sample' : 'Draft'}: ${letter.name}`,
    subject: toPlainText(subject.document, { signature: () => '' }),
    body: body.document,
    language: letter.language,
    date: today,
    enclosures: [],
    passed: passedRules(letter),
  });
  if (isRefusal(composed))
    return refuse('letterLibrary.cannotPreview', composed.message, composed.citation === undefined ? {} : { citation: composed.citation });
  const { pdf } = await renderLetter(
    { ...composed, draft: true, identification: [], ...(mark === 'SAMPLE' && { mark: 'SAMPLE' as const }) },
    { renderer: services.typst },
  );
  return new File([pdf], displayName(`${composed.title}.pdf`.replaceAll(/[\\/:]/g, ' ')), { type: 'application/pdf' });
}
