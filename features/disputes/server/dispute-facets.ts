// What lists of people show of disputes.
import { z } from 'zod';
import { facet, forAll } from '../../../platform/server/manifest.ts';
import { bureauCounts, type BureauCounts } from '../../credit-reports/rules/bureau-numbers.ts';
import { roundValue, type RoundValue } from '../rules/round-value.ts';
import { countRemoved, summarizeRounds } from './store/by-contact.ts';

const permission = 'disputes:view';

export const disputeFacets = [
  facet<RoundValue>({
    key: 'round',
    permission,
    value: roundValue,
    many: async ({ db }, ids) =>
      new Map([...(await summarizeRounds(db, ids))].map(([id, { number, state }]) => [id, { number, state }] as const)),
  }),
  /** Items in rounds that wait for answers; contacts without any are absent. */
  facet<BureauCounts>({
    key: 'items',
    permission,
    value: bureauCounts,
    many: async ({ db }, ids) =>
      new Map(
        [...(await summarizeRounds(db, ids))].flatMap(([id, { openItems }]) =>
          openItems.EQ + openItems.EX + openItems.TU > 0 ? [[id, { ...openItems }] as const] : [],
        ),
      ),
  }),
  /** Items a bureau took out, by outcomes that were accepted; each bureau's line is an item. */
  facet<number>({
    key: 'deleted',
    permission,
    value: z.number().int(),
    many: async ({ db }, ids) => forAll(ids, await countRemoved(db, ids), 0),
  }),
];
