import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { displayName } from '../../../files/server/public.ts';
import { composeLetter } from '../../../letters/rules/compose-letter.ts';
import { renderLetter } from '../../../letters/server/public.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { findEntry, type LibraryEntry } from '../../rules/library-entry.ts';
import { sampleInput } from '../../rules/sample-item.ts';
import { clientInput } from '../client-input.ts';
import { NO_ITEM, NOT_FOUND } from '../refusals.ts';

export const preview: Operation<typeof letterLibraryContract.preview> = async ({ db, scope, services, input, now, zone }) => {
  const entry = findEntry(input.kind, input.code);
  if (!entry) return NOT_FOUND;
  const codes = codesOf(entry);
  const { bureau, contactId } = input;
  const today = civilDateAt(now, zone);
  const itemKinds = entry.itemKinds.filter((kind) => input.itemKind === undefined || kind === input.itemKind);
  const [itemKind] = itemKinds;
  if (itemKind === undefined || codes === undefined)
    return refuse('letterLibrary.cannotPreview', 'The text does not fit this kind of item.');
  const about = { bureau, today, answered: entry.time === 'after-answer', ...codes };
  if (contactId === undefined) {
    const letter = composeLetter(sampleInput({ ...about, itemKind }));
    if (isRefusal(letter)) return refuse('letterLibrary.cannotPreview', letter.message, cited(letter.citation));
    const { pdf } = await renderLetter(
      { ...letter, mark: 'SAMPLE', title: `Sample: ${letter.title.replace(/^Draft: /, '')}` },
      { renderer: services.typst },
    );
    return pdfFile(pdf, `Sample letter ${entry.label}.pdf`);
  }
  if (!['contacts:view', 'letters:view', 'credit-reports:view'].every((needed) => scope.may(needed)))
    return refuse('app.notAllowed', 'A preview with a real client needs permission to see contacts, letters and credit reports.');
  if (entry.time === 'after-answer')
    return refuse(
      'letterLibrary.cannotPreview',
      'This text follows an answer of the bureau, which a preview cannot know. Use the sample, or prepare the item in the Dispute Center.',
    );
  const contact = await findContact(db, scope, contactId);
  if (!contact) return contactNotFound.refuse();
  const composedFrom = await clientInput(db, services.sealer, contact, { ...about, itemKinds });
  if (!composedFrom) return NO_ITEM;
  const letter = composeLetter(composedFrom);
  if (isRefusal(letter)) return refuse('letterLibrary.cannotPreview', letter.message, cited(letter.citation));
  const { pdf } = await renderLetter(letter, { renderer: services.typst });
  return pdfFile(pdf, `Draft letter ${contact.name.slice(0, 80)} ${entry.label}.pdf`);
};

/** A letter has a ground and a request: the usual one of the other kind goes with the text. */
function codesOf({
  kind,
  code,
  fits: [usual],
}: LibraryEntry): { readonly reasonCode: string; readonly instructionCode: string } | undefined {
  if (usual === undefined) return undefined;
  return kind === 'ground' ? { reasonCode: code, instructionCode: usual.code } : { reasonCode: usual.code, instructionCode: code };
}

const cited = (citation: string | undefined) => (citation === undefined ? {} : { citation });

function pdfFile(pdf: Uint8Array<ArrayBuffer>, name: string): File {
  return new File([pdf], displayName(name.replaceAll(/[\\/:]/g, ' ')), { type: 'application/pdf' });
}
