// What the signed-in person may do, for screens: a button nobody may press is not drawn. The server decides again on each call.
import { createContext, useContext } from 'react';

export const PermissionsContext = createContext<ReadonlySet<string>>(new Set());

/** Tells whether the signed-in person holds a permission: `const may = useMay(); may('contacts:create')`. */
export function useMay(): (permission: string) => boolean {
  const held = useContext(PermissionsContext);
  return (permission) => held.has(permission);
}
