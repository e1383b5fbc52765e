import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { digestBytes } from '../../../../platform/server/blobs-digest.ts';
import type { PreparedOperation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { PDF } from '../../rules/pdf-pages.ts';
import { changeInWords } from '../../rules/redraw.ts';
import { viewListed } from '../document-view.ts';
import { lockDocument, NO_DOCUMENT } from '../lock-document.ts';
import { PDF_REFUSALS } from '../pdf-pages.ts';
import { redrawPdf } from '../redraw-pdf.ts';
import { redrawPicture, REDRAWABLE } from '../redraw-picture.ts';
import { refuseEarly } from '../refuse-early.ts';
import { judgeRoom } from '../room.ts';
import { findObject, lockRoom } from '../store.ts';
import { findListed } from '../store/list.ts';
import { insertVersion, listVersionsOf, setRedrawn } from '../store/versions.ts';

const MOST_VERSIONS = 20;
const MOVED = refuse('files.documentMoved', 'This file was replaced or changed since you opened it. Look at it again.');
const NOT_PICTURE = refuse('files.notPicture', 'Only PDFs and JPEG, PNG and WebP pictures can be changed.');
const TOO_MANY = refuse('files.tooManyVersions', `This file has been changed ${MOST_VERSIONS} times. Upload it again as a new file.`);

export const redraw: PreparedOperation<typeof filesContract.redraw> = {
  prepare: async ({ db, input, services }) => {
    const seen = await findListed(db, input.id);
    const object = seen && (await findObject(db, seen.path));
    if (!object || object.id !== input.id || object.state !== 'ok') return NO_DOCUMENT;
    const isPdf = object.mediaType === PDF;
    if (!isPdf && !REDRAWABLE.some((type) => type === object.mediaType)) return NOT_PICTURE;
    if (object.generation !== input.generation) return MOVED;
    const { page } = input;
    if ((page !== null) !== isPdf) return PDF_REFUSALS.missing;
    const read = (): Promise<Buffer> => services.blobs.get(object.blobKey);
    const bytes = await (page === null
      ? redrawPicture(await read(), object.mediaType, input)
      : redrawPdf(services, read, { ...input, page, title: object.name }));
    if (isRefusal(bytes)) return bytes;
    const { md5 } = await digestBytes(bytes);
    return async (call) => {
      const { now, zone, scope, record } = call;
      const before = await lockDocument(call, input);
      if (isRefusal(before)) return before;
      if (before.generation !== input.generation) return MOVED;
      const early = await refuseEarly(call, before.id);
      if (early) return early;
      const versions = await listVersionsOf(call.db, before.id);
      if (versions.length >= MOST_VERSIONS) return TOO_MANY;
      await lockRoom(call.db);
      // The earlier version stays, so the new one takes room of its own.
      const full = await judgeRoom(call.db, services, now, { by: scope, name: '', bytes: bytes.byteLength });
      if (full) return full;
      const { key, sha256 } = await services.blobs.put(bytes);
      const generation = Math.max(now.getTime() * 1000, before.generation + 1);
      const fresh = { blobKey: key, mediaType: object.mediaType, sizeBytes: bytes.byteLength, sha256, md5 };
      if (!(await setRedrawn(call.db, { ...fresh, id: before.id, generation, before: before.generation, at: now }))) return MOVED;
      const change = changeInWords(input, page);
      await insertVersion(call.db, {
        contactId: before.contactId,
        id: newId(now),
        fileId: before.id,
        blobKey: object.blobKey,
        mediaType: object.mediaType,
        sizeBytes: object.sizeBytes,
        sha256: object.sha256,
        madeAt: versions[0]?.replacedAt ?? object.createdAt,
        replacedAt: now,
        replacedBy: scope.userId,
        replacedByName: scope.name,
        change,
      });
      record({
        contactId: before.contactId,
        subject: { type: 'file', id: before.id },
        summary: `File ${before.name}: ${change.join(', ')}`,
        before: { sha256: object.sha256, sizeBytes: object.sizeBytes },
        after: { sha256, sizeBytes: bytes.byteLength },
      });
      const after = await findListed(call.db, before.id);
      if (!after) throw new Error('The file just changed is not there.');
      return { document: viewListed(after, { sealer: services.sealer, today: civilDateAt(now, zone) }) };
    };
  },
};
