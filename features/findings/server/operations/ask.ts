import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findPortalTies } from '../../../accounts/server/public.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { contactArchived } from '../../../contacts/rules/contact-refusals.ts';
import { forgetSource } from '../../../disputes/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { mapAnswersWithStatus } from '../answer-status.ts';
import { findFindings } from '../find-findings.ts';
import { matterOf, nameFindings, pickFindings, unknownFinding, viewFinding } from '../finding-view.ts';
import { writeQuestion } from '../store/answers.ts';

/** Clear answers are not asked for again; those that are unsure or set aside may be. */
export const ask: Operation<typeof findingsContract.ask> = async (call) => {
  const { db, input, now, zone, services, record } = call;
  const found = await findFindings(call, input.reportId);
  if (isRefusal(found)) return found;
  const { id: contactId, archivedAt } = found.contact;
  if (archivedAt !== null) return contactArchived.refuse();
  const may = await mayWork(db, contactId, { what: 'question' }, { now, zone });
  if (may !== true) return may;
  const tie = (await findPortalTies(db, [contactId], now)).get(contactId);
  if (tie?.login !== true)
    return refuse(
      'findings.noPortal',
      'This client cannot sign in to the portal yet. Invite them first, or ask on the phone and record the answer.',
    );
  const picked = pickFindings(found.findings, input.keys);
  if (!picked) return unknownFinding();
  const before = await mapAnswersWithStatus(db, services.sealer, contactId);
  const asked = [];
  for (const finding of picked) {
    const known = before.get(finding.key);
    const matter = matterOf(finding, { contactId, reportId: found.reportId });
    if (!(await writeQuestion(db, services.sealer, known?.id ?? newId(now), matter, now))) continue;
    asked.push(finding);
    if (known) await forgetSource(db, known.id);
  }
  record({
    contactId,
    subject: { type: 'credit-report', id: found.reportId },
    summary: asked.length === 0 ? 'Questions were already with the client' : `Client asked: ${nameFindings(asked)}`,
    after: { asked: asked.map(({ key }) => key) },
  });
  const answers = await mapAnswersWithStatus(db, services.sealer, contactId);
  return { rows: picked.map((finding) => viewFinding(finding, answers)) };
};
