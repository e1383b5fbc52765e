import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactArchived } from '../../../contacts/rules/contact-refusals.ts';
import { addDraftItems, lockRounds, noteItemSource } from '../../../disputes/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { mapAnswersWithStatus } from '../answer-status.ts';
import { findFindings } from '../find-findings.ts';
import { nameFindings, pickFindings, unknownFinding, viewFinding } from '../finding-view.ts';
import { itemsOf } from '../items-of-findings.ts';
import { markDisputed } from '../store/answers.ts';

export const accept: Operation<typeof findingsContract.accept> = async (call) => {
  const { db, scope, input, now, services, record } = call;
  const found = await findFindings(call, input.reportId);
  if (isRefusal(found)) return found;
  if (found.contact.archivedAt !== null) return contactArchived.refuse();
  const { contact, reportId, report } = found;
  const picked = pickFindings(found.findings, input.keys);
  if (!picked) return unknownFinding();
  // Locked, so that no one clears an answer between reading it and adding the item to the draft.
  await lockRounds(db, contact.id);
  const said = await mapAnswersWithStatus(db, services.sealer, contact.id);
  if (picked.some(({ key }) => said.get(key)?.answer !== 'wrong'))
    return refuse(
      'findings.notConfirmed',
      'The client has not confirmed yet that each of these is wrong. Ask the client, or record what they said.',
    );
  // An answer counts for the question it was given to, and no other.
  const other = picked.find(({ key, question }) => said.get(key)?.question !== question);
  if (other)
    return refuse(
      'findings.notConfirmed',
      `The report now raises another question than the client answered: “${other.question}” Clear the answer and ask again.`,
    );
  const items = itemsOf(
    report,
    picked.map((finding) => {
      const answer = said.get(finding.key);
      const at = (answer?.answeredAt ?? now).toISOString();
      return { finding, note: answer?.note ?? null, answer: { id: answer?.id ?? '', at, by: answer?.answeredByName ?? 'The client' } };
    }),
  );
  if (isRefusal(items)) return items;
  const done = await addDraftItems({ db, sealer: services.sealer }, scope, { contactId: contact.id, reportId, report, at: now, items });
  if (isRefusal(done)) return inWordsOfFindings(done);
  for (const finding of picked) {
    const own = itemsOf(report, [{ finding, note: null }]);
    const answer = said.get(finding.key);
    if (answer && !isRefusal(own))
      await noteItemSource(db, services.sealer, {
        contactId: contact.id,
        sourceId: answer.id,
        roundId: done.roundId,
        reportId,
        items: own,
      });
  }
  await markDisputed(
    db,
    services.sealer,
    contact.id,
    picked.map(({ key }) => key),
    now,
  );
  record({
    contactId: contact.id,
    subject: { type: 'dispute-round', id: done.roundId },
    summary: `Added to the round being prepared: ${nameFindings(picked)}`,
    after: { findings: picked.map(({ key }) => key), added: done.added, already: done.already },
  });
  const answers = await mapAnswersWithStatus(db, services.sealer, contact.id);
  return { rows: picked.map((finding) => viewFinding(finding, answers)), added: done.added, already: done.already };
};

function inWordsOfFindings({ code, message }: Refusal): Refusal {
  if (code === 'disputes.otherDraft') return refuse('findings.otherDraft', message);
  return code === 'disputes.tooMany' ? refuse('findings.full', message) : refuse('creditReports.notReady', message);
}
