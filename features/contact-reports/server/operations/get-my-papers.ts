import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContactById } from '../../../contacts/server/public.ts';
import { displayName } from '../../../files/server/public.ts';
import type { contactReportsContract } from '../../contract.ts';
import { caseFileTexts } from '../../rules/case-file-texts.ts';
import { renderCaseFile } from '../case-file.ts';

/** No head of the office: the client files these papers in their own name. */
export const getMyPapers: Operation<typeof contactReportsContract.getMyPapers> = async ({ db, scope, services, now, zone }) => {
  const contact = await findContactById(db, scope.contactId);
  if (!contact) throw new Error('The client is gone.');
  const language = scope.language;
  const made = await renderCaseFile({ db, services, now, zone }, contact, { kind: 'complaint', language, givenTo: null, office: null });
  if (made.papers === 0) return refuse('contactReports.noPapers', caseFileTexts[language].noExhibits);
  const name = `${caseFileTexts[language].kinds.complaint} ${civilDateAt(now, zone)}.pdf`;
  return new File([made.pdf], displayName(name), { type: 'application/pdf' });
};
