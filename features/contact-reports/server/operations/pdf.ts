import { civilDateAt, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { displayName } from '../../../files/server/public.ts';
import type { contactReportsContract } from '../../contract.ts';
import { sheetTexts } from '../../rules/sheet-texts.ts';
import { findOfficeLook } from '../office-look.ts';
import { refusePart } from '../read-parts.ts';
import { renderReport } from '../render-report.ts';
import { writeSections } from '../write-sheet.ts';

export const pdf: Operation<typeof contactReportsContract.pdf> = async (call) => {
  const { db, scope, input, now, zone, services } = call;
  const refused = refusePart(scope, input.part);
  if (refused) return refused;
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  // How things went is worked out for the client. What was done and sent may always be accounted for.
  const may = input.part === 'progress' ? await mayWork(db, contact.id, { what: 'client-report' }, { now, zone }) : true;
  if (may !== true) return may;
  call.shows(contact.id);
  const today = civilDateAt(now, zone);
  // Parts that clients are given are in their language; the activity log is the office's.
  const language = input.part === 'activity' ? 'en' : contact.language;
  const texts = sheetTexts[language];
  const heading = texts.parts[input.part];
  const made = await renderReport(
    {
      title: texts.title(heading, contact.name),
      heading,
      language,
      pageWords: texts.page,
      logoOf: texts.logoOf,
      office: await findOfficeLook(db, contact.locationId),
      client: contact.name,
      details: [
        { label: texts.madeOn, value: formatCivilDate(today, language) },
        { label: texts.madeBy, value: scope.name },
      ],
      intro: [],
      sections: await writeSections(call, input.part, contact.id, language),
    },
    services.typst,
    contact.ssnLast4,
  );
  const name = displayName(`${heading} ${contact.name.slice(0, 80)} ${today}.pdf`.replaceAll(/[\\/]/g, ' '));
  return new File([made.pdf], name, { type: 'application/pdf' });
};
