import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactArchived } from '../../../contacts/rules/contact-refusals.ts';
import { refuseClaims } from '../../../disputes/rules/claim-refusal.ts';
import { lockRounds } from '../../../disputes/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { isSameWord, mapAnswersWithStatus, updateRounds } from '../answer-status.ts';
import { findFindings } from '../find-findings.ts';
import { inDispute, isOwnWord, matterOf, nameFindings, ownWord, pickFindings, unknownFinding, viewFinding } from '../finding-view.ts';
import { writeAnswer } from '../store/answers.ts';

export const answer: Operation<typeof findingsContract.answer> = async (call) => {
  const { db, scope, input, now, services, record } = call;
  const forbidden = input.answers.map(({ note }) => refuseClaims(note, 'answer', 'note')).find((one) => one !== undefined);
  if (forbidden) return forbidden;
  const found = await findFindings(call, input.reportId);
  if (isRefusal(found)) return found;
  if (found.contact.archivedAt !== null) return contactArchived.refuse();
  const picked = pickFindings(
    found.findings,
    input.answers.map(({ key }) => key),
  );
  if (!picked) return unknownFinding();
  const about = { contactId: found.contact.id, reportId: found.reportId };
  await lockRounds(db, about.contactId);
  const before = await mapAnswersWithStatus(db, services.sealer, about.contactId);
  if (picked.some(({ key }) => before.get(key)?.status === 'opened')) return inDispute();
  if (picked.some(({ key, question }) => isOwnWord(before.get(key), question))) return ownWord();
  const byKey = new Map(picked.map((finding) => [finding.key, finding]));
  for (const { key, version, answer: word, note } of input.answers) {
    const finding = byKey.get(key);
    const said = { answer: word, note: note === '' ? null : note, at: now, byName: scope.name };
    const known = before.get(key);
    const id = known?.id ?? newId(now);
    if (
      !finding ||
      !(await writeAnswer(
        db,
        services.sealer,
        id,
        { ...matterOf(finding, about), facts: known?.facts ?? [] },
        version,
        said,
        isSameWord(known, said),
      ))
    )
      return changedMeanwhile.refuse();
  }
  const answers = await mapAnswersWithStatus(db, services.sealer, about.contactId);
  for (const { key } of picked) {
    const after = answers.get(key);
    if (after) await updateRounds(db, services.sealer, after, { at: now, known: before.get(key) });
  }
  record({
    contactId: about.contactId,
    subject: { type: 'credit-report', id: about.reportId },
    summary: `Answer recorded: ${nameFindings(picked)}`,
    after: { answers: input.answers.map(({ key, answer: word }) => ({ key, answer: word })) },
  });
  return { rows: picked.map((finding) => viewFinding(finding, answers)) };
};
