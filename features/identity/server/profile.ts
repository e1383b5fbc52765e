// What people show of themselves: a name and a picture, both of which they may clear.
import type { Account } from './store.ts';

/** As the protocol names them; what is cleared is left out. Who has no name is known to others by the address. */
export function describeProfile({ name, email, photoUrl }: Pick<Account, 'name' | 'email' | 'photoUrl'>): {
  readonly displayName?: string;
  readonly photoUrl?: string;
} {
  return { ...(name !== '' && name !== email && { displayName: name }), ...(photoUrl !== '' && { photoUrl }) };
}
