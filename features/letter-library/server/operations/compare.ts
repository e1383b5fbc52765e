import { tellChanges } from '../../../../platform/base/document/document-change.ts';
import type { FieldDocument } from '../../../../platform/base/document/field-document.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { LETTER_CATALOGUE } from '../../rules/letter-catalogue.ts';
import { findPresent, shippedContent, versionUnknown } from '../letter-view.ts';
import { readContent, type LetterContent } from '../store/letters.ts';
import { findVersion } from '../store/versions.ts';

export const compare: Operation<typeof letterLibraryContract.compare> = async ({ db, input }) => {
  const letter = await findPresent(db, input.id);
  if (isRefusal(letter)) return letter;
  const version = async (id: string): Promise<LetterContent | undefined> => {
    const found = await findVersion(db, id);
    return found?.libraryLetterId === letter.id ? found.content : undefined;
  };
  const from = input.from === 'shipped' ? shippedContent(letter) : await version(input.from);
  const to = input.to === undefined ? await readContent(db, letter.id) : await version(input.to);
  return from && to ? { changes: tellChanges(wholeOf(from), wholeOf(to), LETTER_CATALOGUE) } : versionUnknown();
};

/** Subject and text as one, in the order of reading. */
const wholeOf = ({ subject, document }: LetterContent): FieldDocument => ({
  type: 'doc',
  content: [...subject.content, ...document.content],
});
