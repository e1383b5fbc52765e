// What the signed-in person may do, for screens: a button nobody may press is not drawn. The server decides again on each call.
import { createContext, useContext } from 'react';

/** Tells whether the signed-in person holds a permission; nobody holds any until an app provides the answer. */
export const PermissionsContext = createContext<(permission: string) => boolean>(() => false);

/** How a screen asks: `const may = useMay(); may('contacts:create')`. */
export function useMay(): (permission: string) => boolean {
  return useContext(PermissionsContext);
}
