import { asRefusal, createApi, createQueries } from '../../../platform/web/live/api.ts';
import { contactsContract } from '../../contacts/contract.ts';
import { creditReportsContract } from '../../credit-reports/contract.ts';
import { filesContract } from '../../files/contract.ts';
import { disputesContract, type DraftItemInput, type LetterChoices } from '../contract.ts';

export const api = createApi(disputesContract);
const queries = createQueries('disputes', api);
const contactQueries = createQueries('contacts', createApi(contactsContract));
const fileQueries = createQueries('files', createApi(filesContract));
const reportQueries = createQueries('credit-reports', createApi(creditReportsContract));

/** The client's documents: facts may rest on one, and the bureau's letter may be among them. */
export const documentsOptions = (contactId: string) => fileQueries.listDocuments.queryOptions({ input: { contactId, limit: 100 } });
export const draftOptions = (contactId: string) => queries.getDraft.queryOptions({ input: { contactId } });
/** `names` as `nameKey` of recipients makes them. */
export const furnisherResultsOptions = (names: readonly string[]) =>
  queries.resultsByFurnisher.queryOptions({ input: { names: names.join(',') } });
export const loadDraft = async (contactId: string) => (await api.getDraft({ contactId })).draft;
export const saveDraft = async (input: {
  readonly contactId: string;
  readonly reportId: string;
  readonly version: number | null;
  readonly items: DraftItemInput[];
  readonly letters: LetterChoices;
}) => (await api.saveDraft(input)).draft;

export const roundsOptions = (contactId: string) => queries.listRounds.queryOptions({ input: { contactId } });

/** Each disputed line over all rounds. */
export const historyOptions = (contactId: string) =>
  queries.listHistory.infiniteOptions({
    input: (after: string | undefined) => ({ contactId, ...(after !== undefined && { after }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
/** What a next round may say of lines of this report. */
export const proposalsOptions = (contactId: string, reportId: string) =>
  queries.proposeNextRound.queryOptions({ input: { contactId, reportId } });
export const theftBlockOptions = (contactId: string) => queries.proposeTheftBlock.queryOptions({ input: { contactId } });
/** What the office noted about lines of this report. */
export const itemNotesOptions = (contactId: string, reportId: string) =>
  queries.listItemNotes.queryOptions({ input: { contactId, reportId } });

/** The reports of a contact, shared with the reports screens through the cache. */
export const reportsOptions = (contactId: string) => reportQueries.list.queryOptions({ input: { contactId } });
export const reportOptions = (id: string) => reportQueries.get.queryOptions({ input: { id }, staleTime: Infinity });

export type Decision = Parameters<typeof api.decideOutcomes>[0]['decisions'][number];
export const outcomesOptions = (contactId: string, state: 'proposed' | 'decided') =>
  queries.listOutcomes.queryOptions({ input: { contactId, state, limit: 500 } });

/** What to do about a save that failed. */
export function judgeSave(error: unknown): 'changed' | 'retry' | 'final' {
  const { code, status } = asRefusal(error);
  if (code === 'app.changedMeanwhile') return 'changed';
  return status === 0 || status === 401 || status === 429 || status >= 500 ? 'retry' : 'final';
}

export const summonsesOptions = (contactId: string) => queries.listSummonses.queryOptions({ input: { contactId } });
export const correctOptions = (contactId: string) => queries.listCorrect.queryOptions({ input: { contactId } });

export const contactOptions = (id: string) => contactQueries.get.queryOptions({ input: { id } });
