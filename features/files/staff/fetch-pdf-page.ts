import { fileUrl } from '../../../platform/web/files/files.ts';

export interface PdfPagePicture {
  readonly picture: Blob;
  /** Of the whole document. */
  readonly pages: number;
}

/** A page as the server draws it. @throws Error; `readFileError` puts it in words */
export async function fetchPdfPage(path: string, page: number): Promise<PdfPagePicture> {
  const address = new URL(await fileUrl(path));
  address.searchParams.set('alt', 'page');
  address.searchParams.set('page', String(page));
  const answer = await fetch(address, { cache: 'no-store' });
  if (answer.ok) return { picture: await answer.blob(), pages: Number(answer.headers.get('x-page-count')) };
  // As the file module reports it.
  throw Object.assign(new Error(`The page was answered with ${answer.status}.`), {
    code: 'storage/unknown',
    status: answer.status,
    serverResponse: answer.statusText,
  });
}
