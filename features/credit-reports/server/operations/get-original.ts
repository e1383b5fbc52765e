import type { Operation } from '../../../../platform/server/feature.ts';
import { readFile } from '../../../files/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { isPdf } from '../../../report-files/rules/decode-text.ts';
import { reportNotFound } from '../lock-report.ts';
import { findReport } from '../store.ts';

export const getOriginal: Operation<typeof creditReportsContract.getOriginal> = async ({ db, scope, input, services, record, shows }) => {
  const found = await findReport(db, scope, input.id);
  if (!found || found.fileId === null) return reportNotFound();
  const file = await readFile(db, services, found.fileId);
  shows(found.contactId);
  record({
    contactId: found.contactId,
    subject: { type: 'credit-report', id: found.id },
    summary: `Original of the report ${found.fileName} opened`,
  });
  const begin = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  return new File([file], file.name, { type: typeOf(begin) });
};

/** A page shows a PDF beside the form. Anything else is sent as bytes that no browser renders as a page. */
function typeOf(begin: Uint8Array): string {
  if (isPdf(begin)) return 'application/pdf';
  const [first = 0, second = 0] = begin;
  // A gzip file needs this: the server would send it as compressed content, and it would arrive unpacked.
  if (first === 0x1f && second === 0x8b) return 'application/gzip';
  // The header of RFC 1950.
  if ((first & 0x8f) === 0x08 && (first * 256 + second) % 31 === 0) return 'application/zlib';
  return 'application/octet-stream';
}
