import type { JsonText, TextOperation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { findHits, findNearHits } from '../store/search.ts';

export const search: TextOperation<typeof contactsContract.search> = {
  readText: async ({ db, input: { q, limit } }) => {
    const exact = await findHits(db, q, limit);
    const near = exact.length < limit ? await findNearHits(db, q, limit) : [];
    const known = new Set(exact.map((hit) => hit.id));
    const hits = [
      ...exact.map((hit) => ({ ...hit, exact: true })),
      ...near.filter((hit) => !known.has(hit.id)).map((hit) => ({ ...hit, exact: false })),
    ];
    return JSON.stringify({ hits: hits.slice(0, limit) }) as JsonText;
  },
};
