import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import { fitLine } from '../../../../platform/base/one-line.ts';
import { sha256Of } from '../../../../platform/server/blobs-digest.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { listFields } from '../../../contact-fields/server/public.ts';
import { displayName, storeFile } from '../../../files/server/public.ts';
import type { importsContract } from '../../contract.ts';
import { MAX_COLUMNS } from '../../rules/file-format.ts';
import { namelessColumn } from '../../rules/first-row.ts';
import { proposeColumns, recogniseOrigin } from '../../rules/header-names.ts';
import { restoreCell } from '../../rules/inert-cells.ts';
import { isBlank } from '../../rules/read-row.ts';
import { importOptions } from '../../rules/row-rules.ts';
import { viewImport } from '../import-view.ts';
import { readRows, sniffFormat, UnreadableFile, type FileFormat } from '../read-rows.ts';
import { alreadyImported, NOT_FOUND } from '../refusals.ts';
import { findDone, findImport, insertImport } from '../store.ts';

const SAMPLE_ROWS = 20;
const EMPTY = refuse(
  'imports.fileEmpty',
  'There are no people in this file. It needs a row of column names and at least one row below it.',
);

export const upload: Operation<typeof importsContract.upload> = async ({ db, scope, input, now, zone, services, record }) => {
  const bytes = new Uint8Array(await input.file.arrayBuffer());
  const format = sniffFormat(bytes);
  if ('problem' in format) return bytes.byteLength === 0 ? EMPTY : refuse('imports.fileUnreadable', format.problem);
  const sha256 = await sha256Of(bytes);
  const before = input.again === 'yes' ? undefined : await findDone(db, sha256);
  if (before) return alreadyImported(before, zone);
  const head = await readHead(bytes, format);
  if (isRefusal(head)) return head;

  const name = displayName(input.file.name);
  const stored = await storeFile(
    db,
    services,
    now,
    { contactId: null, name, mediaType: 'text/csv', purpose: 'import', createdBy: scope.userId },
    bytes,
  );
  const id = newId(now);
  const origin = recogniseOrigin(head.headers);
  await insertImport(db, services.sealer, {
    id,
    fileName: name,
    sha256,
    fileId: stored.id,
    sizeBytes: bytes.byteLength,
    origin,
    ...format,
    headers: head.headers,
    sample: head.sample,
    columns: proposeColumns(head.headers, await listFields(db)),
    options: importOptions.parse({}),
    again: input.again === 'yes',
    at: now,
    byId: scope.userId,
    byName: scope.name,
  });
  record({
    contactId: null,
    subject: { type: 'import', id },
    summary: `File ${name} uploaded for import`,
    after: { fileName: name, sizeBytes: bytes.byteLength, sha256, origin },
  });
  const one = await findImport(db, id);
  return one ? viewImport(one, { userId: scope.userId, sealer: services.sealer, now }) : NOT_FOUND;
};

/** The names of the columns and the first rows below them. */
async function readHead(bytes: Uint8Array, format: FileFormat): Promise<{ headers: string[]; sample: string[][] } | Refusal> {
  let headers: string[] | undefined;
  const sample: string[][] = [];
  try {
    for await (const { cells } of readRows(bytes, format)) {
      if (isBlank(cells)) continue;
      if (headers) sample.push([...cells].slice(0, MAX_COLUMNS));
      else headers = cells.map((cell, at) => fitLine(restoreCell(cell)).slice(0, 120) || namelessColumn(at));
      if (headers.length > MAX_COLUMNS)
        return refuse(
          'imports.tooManyColumns',
          `This list has ${headers.length.toLocaleString('en-US')} columns; at most ${MAX_COLUMNS} can be imported. Please remove some.`,
        );
      if (sample.length === SAMPLE_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // What is above is shown; the check says which row stops the file.
    if (!headers || sample.length === 0) return refuse('imports.fileUnreadable', error.message);
  }
  return headers && sample.length > 0 ? { headers, sample } : EMPTY;
}
