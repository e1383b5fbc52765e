// What the signed-in person may do, for screens: a button nobody may press is not drawn. The server decides again on each call.
import { createContext, useContext } from 'react';
import type { KnownPermission } from '../../base/endpoint.ts';

/** Tells whether the signed-in person holds a permission; nobody holds any until an app provides the answer. */
export type May = (permission: KnownPermission) => boolean;
export const PermissionsContext = createContext<May>(() => false);

/** How a screen asks: `const may = useMay(); may('contacts:create')`. */
export function useMay(): May {
  return useContext(PermissionsContext);
}
