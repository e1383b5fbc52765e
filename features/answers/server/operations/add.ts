import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findUpload, UNSORTED_SCANS, type SortableUpload } from '../../../files/server/public.ts';
import type { answersContract } from '../../contract.ts';
import { viewAnswers } from '../answer-view.ts';
import { addAnswers } from '../jobs.ts';
import { isScan, sourceOf } from '../scans.ts';
import { findAnswers, findSame } from '../store.ts';

const NOT_THERE = refuse('answers.fileNotFound', 'One of these files is not there any more. Please upload it again.');

export const add: Operation<typeof answersContract.add> = async (call) => {
  const { db, input, record } = call;
  const files: SortableUpload[] = [];
  for (const path of new Set(input.paths)) {
    const file = path.startsWith(UNSORTED_SCANS) ? await findUpload(db, { path }) : undefined;
    if (!file) return NOT_THERE;
    if (!isScan(file)) return refuse('answers.fileRefused', `${file.name} is no PDF and no picture. Please scan or photograph the letter.`);
    files.push(file);
  }
  const added = await addAnswers(call, files);
  const fresh = await findAnswers(db, added);
  const [first] = fresh;
  if (!first) return refuse('answers.thereAlready', 'These scans are among the answers already. Nothing was added.');
  const isNew = new Set(fresh.map(({ fileId }) => fileId));
  const same: { path: string; id: string }[] = [];
  for (const file of files) {
    const id = isNew.has(file.id) ? undefined : await findSame(db, { sha256: sourceOf(file), fileId: file.id });
    if (id !== undefined) same.push({ path: file.objectName, id });
  }
  const views = await viewAnswers(db, await findAnswers(db, [...added, ...same.map(({ id }) => id)]));
  record({
    contactId: null,
    subject: { type: 'answer', id: first.id },
    summary: added.length === 1 ? 'Answer on paper added' : `${added.length} answers on paper added`,
    after: { files: fresh.flatMap(({ fileId }) => fileId ?? []) },
  });
  return {
    added: views.filter(({ id }) => added.includes(id)),
    same: same.flatMap(({ path, id }) => {
      const answer = views.find((view) => view.id === id);
      return answer ? [{ path, answer }] : [];
    }),
  };
};
