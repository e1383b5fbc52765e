// The block of information that came from identity theft (15 U.S.C. 1681c-2(a); law.md G21 to G23, C5): a step of its own beside rounds. A bureau owes
// it for four papers, which are all asked for here, and only where the client said so themselves.
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { FileKind } from '../../files/rules/file-kinds.ts';
import type { GateRefusal } from './round-schema.ts';
import type { DisputeItemKind } from './dispute-vocabulary.ts';

/** In the order of the law: 15 U.S.C. 1681c-2(a)(1) to (4). */
export const BLOCK_PAPERS = ['proof-of-identity', 'theft-report', 'item-list', 'signed-statement'] as const;
export type BlockPaper = (typeof BLOCK_PAPERS)[number];
export const BLOCK_PAPER_WORDS: Readonly<Record<BlockPaper, string>> = {
  'proof-of-identity': 'Proof of identity',
  'theft-report': 'The identity theft report that the client filed in person',
  'item-list': 'The entries, each confirmed by the client',
  'signed-statement': 'The client’s signed statement that they made none of these transactions',
};
/** What of the client's files counts as which paper; accepted by the office, not expired. */
const KINDS: Readonly<Record<Exclude<BlockPaper, 'item-list'>, readonly FileKind[]>> = {
  'proof-of-identity': ['photo-id'],
  'theft-report': ['theft-report'],
  'signed-statement': ['theft-statement'],
};
/** Business days a bureau has, once it has all four (C5). */
export const BLOCK_DAYS = 4;
export const BLOCK_LAW = '15 U.S.C. 1681c-2(a)';
export const THEFT_REASON = 'identity-theft';
/** The round says of each such item that it is no part of it. */
const NOT_IN_ROUND: readonly string[] = ['disputes.reasonNeedsDocuments'];

interface DraftedItem {
  readonly bureau: Bureau;
  readonly kind: DisputeItemKind;
  readonly lineId: string;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  readonly reasonCode: string | null;
  readonly problems: readonly GateRefusal[];
}
export interface TheftBlock {
  readonly bureau: Bureau;
  readonly items: readonly Pick<DraftedItem, 'kind' | 'lineId' | 'heading' | 'accountNumberMasked'>[];
  readonly papers: readonly { readonly paper: BlockPaper; readonly held: boolean }[];
  /** What else speaks against it, such as what the client said of the same entry before (G23). */
  readonly doubts: readonly string[];
  /** All four papers are there and nothing speaks against it. */
  readonly ready: boolean;
}

/** One block for each bureau with items of which the client says that they come from identity theft; `held` are the kinds of accepted papers. */
export function proposeBlocks(items: readonly DraftedItem[], held: readonly FileKind[]): readonly TheftBlock[] {
  return BUREAUS.flatMap((bureau): TheftBlock[] => {
    const own = items.filter((item) => item.bureau === bureau && item.reasonCode === THEFT_REASON);
    if (own.length === 0) return [];
    const problems = own.flatMap((item) => item.problems.filter(({ code, blocks }) => blocks && !NOT_IN_ROUND.includes(code)));
    const isConfirmed = problems.every(({ code }) => code !== 'disputes.clientNotAsked');
    const papers = BLOCK_PAPERS.map((paper) => ({
      paper,
      held: paper === 'item-list' ? isConfirmed : KINDS[paper].some((kind) => held.includes(kind)),
    }));
    const doubts = [...new Set(problems.filter(({ code }) => code !== 'disputes.clientNotAsked').map(({ message }) => message))];
    return [
      {
        bureau,
        items: own.map(({ kind, lineId, heading, accountNumberMasked }) => ({ kind, lineId, heading, accountNumberMasked })),
        papers,
        doubts,
        ready: doubts.length === 0 && papers.every((one) => one.held),
      },
    ];
  });
}
