import type { Operation } from '../../../../platform/server/feature.ts';
import { readFile } from '../../../files/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { isPdf } from '../../rules/decode-text.ts';
import { reportNotFound } from '../find-for-change.ts';
import { findReport } from '../store.ts';

export const getOriginal: Operation<typeof creditReportsContract.getOriginal> = async ({ db, scope, input, services }) => {
  const found = await findReport(db, scope, input.id);
  if (!found || found.fileId === null) return reportNotFound();
  const file = await readFile(db, services, found.fileId);
  // A page shows a PDF beside the form; anything else stays bytes that no browser takes for a page.
  const isShown = isPdf(new Uint8Array(await file.slice(0, 1024).arrayBuffer()));
  return isShown ? new File([file], file.name, { type: 'application/pdf' }) : file;
};
