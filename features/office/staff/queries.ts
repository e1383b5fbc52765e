import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApi, createQueries } from '../../../platform/web/live/api.ts';
import { officeContract } from '../contract.ts';

const api = createApi(officeContract);
const queries = createQueries('office', api);

export type NewLocation = Parameters<typeof api.addLocation>[0];
export type NewLicense = Omit<Parameters<typeof api.addLicense>[0], 'id'>;

/** Open locations, the main one first; an office has few. */
export const locationsOptions = () => queries.listLocations.queryOptions({ input: {}, select: ({ locations }) => locations });

/** Closed locations, by name. */
export const closedLocationsOptions = () =>
  queries.listLocations.queryOptions({ input: { closed: 'yes' }, select: ({ locations }) => locations });

/** A change of the office: what is shown of it is asked for anew. */
function useOfficeChange<I, O>(change: (input: I) => Promise<O>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => cache.invalidateQueries({ queryKey: queries.key() }) });
}

/** Adds a location, or changes the one of this id and version. */
export const useSaveLocation = () =>
  useOfficeChange(
    ({ saved, fields }: { readonly saved: { readonly id: string; readonly version: number } | undefined; readonly fields: NewLocation }) =>
      saved ? api.changeLocation({ ...fields, id: saved.id, version: saved.version }) : api.addLocation(fields),
  );
export const useMakeMain = () => useOfficeChange((id: string) => api.makeMain({ id }));
export const useCloseLocation = () => useOfficeChange((id: string) => api.closeLocation({ id }));
export const useReopenLocation = () => useOfficeChange((id: string) => api.reopenLocation({ id }));
export const useAddLicense = (locationId: string) =>
  useOfficeChange((license: NewLicense) => api.addLicense({ ...license, id: locationId }));
export const useRemoveLicense = () => useOfficeChange((id: string) => api.removeLicense({ id }));
export const useRestoreLicense = () => useOfficeChange((id: string) => api.restoreLicense({ id }));
export const useAssignStaff = () =>
  useOfficeChange((input: { readonly userId: string; readonly locationId: string | null }) => api.assignStaff(input));
