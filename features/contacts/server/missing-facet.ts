import { z } from 'zod';
import { facet } from '../../../platform/server/manifest.ts';
import { listMissing } from './store/letter-needs.ts';

/** The data that letters still need, as labels. */
export const missingFacet = facet<readonly string[]>({
  key: 'missing',
  permission: 'contacts:view',
  value: z.array(z.string()),
  many: ({ db }, ids) => listMissing(db, ids),
});
