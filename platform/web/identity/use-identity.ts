import { useSyncExternalStore } from 'react';
import { currentIdentity, observeIdentity, type IdentityState } from './identity.ts';

/** Who is signed in; renders again after each change, also one made in another tab. */
export function useIdentity(): IdentityState {
  return useSyncExternalStore(observeIdentity, currentIdentity);
}
