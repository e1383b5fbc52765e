import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { PreparedOperation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { displayName, listHeldDocuments } from '../../../files/server/public.ts';
import type { contactReportsContract } from '../../contract.ts';
import { caseFileTexts } from '../../rules/case-file-texts.ts';
import { renderCaseFile } from '../case-file.ts';
import { findOfficeLook } from '../office-look.ts';
import { refusePart } from '../read-parts.ts';

/** Read and printed before the transaction, which only records that the papers left. */
export const makeCaseFile: PreparedOperation<typeof contactReportsContract.makeCaseFile> = {
  prepare: async (call) => {
    const { db, scope, services, input, now, zone } = call;
    const refused = refusePart(scope, 'items') ?? refusePart(scope, 'letters');
    if (refused) return refused;
    const contact = await findContact(db, scope, input.contactId);
    if (!contact) return contactNotFound.refuse();
    if (input.attorney !== null && !(await listHeldDocuments(db, contact.id)).some(({ id }) => id === input.consentFileId))
      return NO_CONSENT;
    const language = input.kind === 'attorney' ? 'en' : contact.language;
    const made = await renderCaseFile({ db, services, now, zone }, contact, {
      kind: input.kind,
      language,
      givenTo: input.attorney,
      office: await findOfficeLook(db, contact.locationId),
    });
    const name = `${caseFileTexts[language].kinds[input.kind]} ${contact.name.slice(0, 80)} ${civilDateAt(now, zone)}.pdf`;
    const file = new File([made.pdf], displayName(name.replaceAll(/[\\/]/g, ' ')), { type: 'application/pdf' });
    return async ({ record, shows }) => {
      shows(contact.id);
      record({
        contactId: contact.id,
        subject: { type: 'contact', id: contact.id },
        summary: `${caseFileTexts.en.kinds[input.kind]} made for ${input.attorney === null ? 'the client' : 'their attorney'}`,
        after: { kind: input.kind, attorney: input.attorney, consentFileId: input.consentFileId, papers: made.papers },
      });
      return file;
    };
  },
};

const NO_CONSENT = refuse(
  'contactReports.noConsent',
  'Choose the paper in which the client asks to give this to the attorney. It has to be among their accepted documents. Or give the file to the client.',
  { fields: { consentFileId: 'Please choose the client’s written wish.' } },
);
