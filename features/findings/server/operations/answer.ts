import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { findingsContract } from '../../contract.ts';
import { findFindings } from '../find-findings.ts';
import { changedMeanwhile, matterOf, nameFindings, pickFindings, unknownFinding, viewFinding } from '../finding-view.ts';
import { mapAnswers, writeAnswer } from '../store/answers.ts';

export const answer: Operation<typeof findingsContract.answer> = async (call) => {
  const { db, scope, input, now, record } = call;
  const found = await findFindings(call, input.reportId);
  if (isRefusal(found)) return found;
  const picked = pickFindings(found.findings, input.answers.map(({ key }) => key));
  if (!picked) return unknownFinding();
  const about = { contactId: found.contact.id, reportId: found.reportId };
  const byKey = new Map(picked.map((finding) => [finding.key, finding]));
  for (const { key, version, answer: word, note } of input.answers) {
    const finding = byKey.get(key);
    if (!finding || !(await writeAnswer(db, newId(now), matterOf(finding, about), version, { answer: word, note: note === '' ? null : note, at: now, byName: scope.name }))) return changedMeanwhile();
  }
  record({
    contactId: about.contactId, subject: { type: 'credit-report', id: about.reportId }, summary: `Answer noted: ${nameFindings(picked)}`,
    after: { answers: input.answers.map(({ key, answer: word }) => ({ key, answer: word })) },
  });
  const answers = await mapAnswers(db, scope, about.contactId);
  return { rows: picked.map((finding) => viewFinding(finding, answers)) };
};
