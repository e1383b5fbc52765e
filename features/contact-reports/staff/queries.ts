import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { saveFile } from '../../../platform/web/files/save-file.ts';
import { contactsContract } from '../../contacts/contract.ts';
import { lettersContract } from '../../letters/contract.ts';
import { filesContract } from '../../files/contract.ts';
import { contactReportsContract } from '../contract.ts';
import type { PdfPart } from '../rules/report-parts.ts';

const api = createApi(contactReportsContract);
const queries = createQueries('contact-reports', api);
const letterQueries = createQueries('letters', createApi(lettersContract));
const fileQueries = createQueries('files', createApi(filesContract));
const contactQueries = createQueries('contacts', createApi(contactsContract));

export const progressOptions = (contactId: string) => queries.progress.queryOptions({ input: { contactId } });
export const itemsOptions = (contactId: string) => queries.items.queryOptions({ input: { contactId } });
export const getReportPdf = (contactId: string, part: PdfPart) => api.pdf({ contactId, part });

export const letterLogOptions = (contactId: string) =>
  letterQueries.list.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const contactOptions = (id: string) => contactQueries.get.queryOptions({ input: { id } });

/** Writes the file and hands it to the downloads of the browser. */
export function useSegmentExport() {
  return useChange(api.exportSegment, { onMade: (file) => saveFile(file, file.name) });
}

export const documentsOptions = (contactId: string) => fileQueries.listDocuments.queryOptions({ input: { contactId, limit: 100 } });

/** Makes the papers and hands them to the downloads of the browser. */
export function useCaseFile() {
  return useChange(api.makeCaseFile, { onMade: (file) => saveFile(file, file.name) });
}
