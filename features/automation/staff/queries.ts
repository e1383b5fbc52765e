import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { automationContract } from '../contract.ts';

export const api = createApi(automationContract);
const queries = createQueries('automation', api);

export type NewRule = Parameters<typeof api.create>[0];
type RulesAsked = Omit<NonNullable<Parameters<typeof api.list>[0]>, 'after' | 'limit'>;
type RunsAsked = Omit<NonNullable<Parameters<typeof api.listRuns>[0]>, 'after' | 'limit'>;
export type DryRunAsked = Omit<Parameters<typeof api.dryRun>[0], 'after' | 'limit'>;

export const builtInOptions = () => queries.listBuiltIn.queryOptions({ input: {} });
export const kindsOptions = () => queries.listKinds.queryOptions({ input: {} });
export const ruleOptions = (id: string) => queries.get.queryOptions({ input: { id } });

const paged = <A extends object>(asked: A) => ({
  input: (after: string | undefined) => ({ ...asked, ...(after !== undefined && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly next: string | null }) => page.next ?? undefined,
});
export const rulePagesOptions = (asked: RulesAsked) => queries.list.infiniteOptions(paged(asked));
export const runPagesOptions = (asked: RunsAsked) => queries.listRuns.infiniteOptions(paged(asked));
/** Looked up when it is asked for: what it says is of that moment. */
export const dryRunOptions = (asked: DryRunAsked) => queries.dryRun.infiniteOptions(paged(asked));
