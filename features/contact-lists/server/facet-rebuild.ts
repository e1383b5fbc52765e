// Filter values of a facet, computed again for all contacts.
import type { JobDb } from '../../../platform/server/database/open-database.ts';
import type { MaintenanceTask } from '../../../platform/server/maintenance.ts';
import type { Category } from '../../contacts/rules/stages.ts';
import { correctFacet, countContactsOfAll, lockBatch } from './store/facet-rebuild.ts';

interface FacetSource {
  /** Key of the facet. */
  readonly key: string;
  /** Stored with each run: it never changes. */
  readonly task: MaintenanceTask['key'];
  /** 'Rebuild filter: payment status'. */
  readonly name: string;
  readonly category: Category;
  /** The filter values of these contacts now; contacts without any may be absent. */
  readonly valuesOf: (db: JobDb, contactIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** The maintenance task of a facet that lists can be filtered by. Each contact is held while its values are compared, as when they change. */
export function facetRebuild({ key, task, name, category, valuesOf }: FacetSource): MaintenanceTask {
  return {
    key: task,
    name,
    about: 'The values by which lists of contacts are filtered. Those that are missing are added, and those that are wrong removed.',
    count: countContactsOfAll,
    step: async ({ db }, place) => {
      const { ids, next } = await lockBatch(db, place);
      const corrected = ids.length === 0 ? 0 : await correctFacet(db, { key, category, ids, values: await valuesOf(db, ids) });
      return { rows: ids.length, corrected, place: next };
    },
  };
}
