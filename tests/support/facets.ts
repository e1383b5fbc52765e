import type { ApiClient } from '../../apps/server/loopback-client.ts';

/** What these facets answer for a contact, by facet; without those that answer nothing for it or may not be seen. */
export async function readFacets(api: ApiClient, contactId: string, ...facets: readonly string[]): Promise<Record<string, unknown>> {
  const answers = await api.contactLists.facets({ ids: contactId, facets: facets.join(',') });
  return Object.fromEntries(
    Object.entries(answers.facets).flatMap(([key, byContact]) => (contactId in byContact ? [[key, byContact[contactId]]] : [])),
  );
}

/** What one facet answers for a contact; undefined when it answers nothing. */
export async function readFacet(api: ApiClient, contactId: string, facet: string): Promise<unknown> {
  return (await readFacets(api, contactId, facet))[facet];
}
