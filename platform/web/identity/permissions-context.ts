// Permissions of the signed-in person, for screens: a button that may not be used is not shown. The server decides again on each call.
import { createContext, useContext } from 'react';
import type { KnownPermission } from '../../base/endpoint.ts';

/** Whether the signed-in person holds a permission; false until an app provides the permissions. */
export type May = (permission: KnownPermission) => boolean;
export const PermissionsContext = createContext<May>(() => false);

/** How a screen asks: `const may = useMay(); may('contacts:create')`. */
export function useMay(): May {
  return useContext(PermissionsContext);
}
