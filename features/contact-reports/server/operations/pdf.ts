import { civilDateAt, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { displayName } from '../../../files/server/public.ts';
import type { contactReportsContract } from '../../contract.ts';
import { PART_NAMES } from '../../rules/report-parts.ts';
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
  const today = civilDateAt(now, zone);
  const heading = PART_NAMES[input.part];
  const made = await renderReport(
    {
      title: `${heading} of ${contact.name}`,
      heading,
      language: 'en',
      office: await findOfficeLook(db, contact.locationId),
      client: contact.name,
      details: [
        { label: 'Made on', value: formatCivilDate(today) },
        { label: 'Made by', value: scope.name },
      ],
      intro: [],
      sections: await writeSections(call, input.part, contact.id),
    },
    services.typst,
    contact.ssnLast4,
  );
  const name = displayName(`${heading} ${contact.name.slice(0, 80)} ${today}.pdf`.replaceAll(/[\\/]/g, ' '));
  return new File([made.pdf], name, { type: 'application/pdf' });
};
