import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { agreementTemplatesContract } from '../contract.ts';

export const api = createApi(agreementTemplatesContract);
const queries = createQueries('agreement-templates', api);

type TemplatesAsked = Omit<NonNullable<Parameters<typeof api.list>[0]>, 'after' | 'limit'>;
export type PreviewAsked = Parameters<typeof api.preview>[0];

const paged = <A extends object>(asked: A) => ({
  input: (after: string | undefined) => ({ ...asked, ...(after !== undefined && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
});
export const templatePagesOptions = (asked: TemplatesAsked) => queries.list.infiniteOptions(paged(asked));
export const templateOptions = (id: string) => queries.get.queryOptions({ input: { id } });
export const versionPagesOptions = (id: string) => queries.listVersions.infiniteOptions(paged({ id }));
export const changesOptions = (asked: Parameters<typeof api.compare>[0]) => queries.compare.queryOptions({ input: asked });
export const previewOptions = (asked: PreviewAsked) => queries.preview.queryOptions({ input: asked });
export const getPreviewPdf = (asked: PreviewAsked) => api.previewPdf(asked);

export function judgeSave(error: unknown): 'changed' | 'gone' | 'retry' | 'final' {
  const { code, status } = asRefusal(error);
  if (code === 'app.changedMeanwhile') return 'changed';
  if (code === 'agreementTemplates.notFound') return 'gone';
  return status === 0 || status === 401 || status === 429 || status >= 500 ? 'retry' : 'final';
}
