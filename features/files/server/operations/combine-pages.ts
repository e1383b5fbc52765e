import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import { digestBytes } from '../../../../platform/server/blobs-digest.ts';
import type { PreparedOperation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { documentsOf, freeName } from '../../rules/documents.ts';
import { DOCUMENT_TEXTS } from '../../rules/document-texts.ts';
import { FILE_KIND_WORDS } from '../../rules/file-kinds.ts';
import { PAGE, pageName } from '../../rules/page-names.ts';
import { drawPage, renderPages, type PagePicture } from '../pages-pdf.ts';
import { findObject, insertObject, UPLOAD, type StoredObject } from '../store.ts';
import { listNamesBelow, removePages } from '../store/pages.ts';
import { answerRequest } from '../store/requests.ts';

const GONE = refuse('files.pagesGone', 'A page is not there any more. Please take the pictures again.');
const REFUSED = refuse('files.pageRefused', 'One of the pages cannot be used. Please take its picture again.');
const MOST_TRIES = 5;

export const combinePages: PreparedOperation<typeof filesContract.combinePages> = {
  prepare: async ({ db, scope, input, services }) => {
    const { contactId } = scope;
    const found = await Promise.all(input.pages.map((number) => findObject(db, pageName(contactId, input.batch, number))));
    const pages = found.flatMap((one) =>
      one?.purpose === PAGE && one.contactId === contactId && one.createdBy === scope.userId ? [one] : [],
    );
    if (pages.length !== input.pages.length || new Set(input.pages).size !== input.pages.length) return GONE;
    if (pages.some(({ state }) => state === 'infected')) return REFUSED;
    const drawn: PagePicture[] = [];
    try {
      // One after the other: a large picture takes some 200 MB while it is drawn.
      for (const { blobKey } of pages) drawn.push(await drawPage(await services.blobs.get(blobKey)));
    } catch {
      return REFUSED;
    }
    const title = DOCUMENT_TEXTS.en.kinds[input.kind ?? 'other'];
    const { pdf } = await renderPages(services.typst, title, drawn);
    const { key, sha256 } = await services.blobs.put(pdf);
    const { md5 } = await digestBytes(pdf);
    return async ({ db: tx, now, record, input: { kind, requestId } }) => {
      if ((await removePages(tx, contactId, pages)) !== pages.length) return GONE;
      const folder = documentsOf(contactId);
      const taken = [...(await listNamesBelow(tx, contactId, `${folder}/`))];
      const file: Omit<StoredObject, 'objectName' | 'name'> = {
        id: newId(now),
        contactId,
        mediaType: 'application/pdf',
        purpose: UPLOAD,
        blobKey: key,
        sizeBytes: pdf.byteLength,
        sha256,
        md5,
        sourceSha256: null,
        writable: {},
        state: pages.some(({ state }) => state === 'quarantined') ? 'quarantined' : 'ok',
        generation: now.getTime() * 1000,
        metageneration: 1,
        createdAt: now,
        updatedAt: now,
        createdBy: scope.userId,
        documentKind: kind,
        lookedAt: null,
      };
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const name = freeName(`${title}.pdf`, taken);
        if (await insertObject(tx, { ...file, objectName: `${folder}/${name}`, name })) {
          await answerRequest(tx, { contactId, fileId: file.id, kind, requestId: requestId ?? undefined }, now);
          record({
            contactId,
            subject: { type: 'file', id: file.id },
            summary: `File ${name} uploaded${kind === null ? '' : ` (${FILE_KIND_WORDS[kind]})`}, made of ${pages.length === 1 ? 'one picture' : `${pages.length} pictures`}`,
            after: { sizeBytes: file.sizeBytes, mediaType: file.mediaType, sha256, ...(kind !== null && { kind }) },
          });
          return { id: file.id, name, pages: pages.length };
        }
        taken.push(name);
      }
      throw new Error('No name was free for the document.');
    };
  },
};
