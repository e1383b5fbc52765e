// Adds a contact and then what needs an existing contact. A step that fails does not remove the contact: the page names the step, and the
// contact's own page is where to continue.
import { useState } from 'react';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { ContactView } from '../contract.ts';
import { previousAddressOf, type Extras } from './new-contact-extras.ts';
import { api, useShowSaved, type NewContact } from './queries.ts';

export interface Leftover {
  readonly what: string;
  readonly error: unknown;
}
export interface Added {
  readonly contact: ContactView;
  readonly leftovers: readonly Leftover[];
}

interface AddContact {
  readonly busy: boolean;
  readonly error: unknown;
  readonly reset: () => void;
  /** @throws what the creation was refused with. */
  readonly add: (input: NewContact, extras: Extras, invite: ((contact: ContactView) => Promise<void>) | undefined) => Promise<Added>;
}

export function useAddContact(): AddContact {
  const [busy, setBusy] = useState(false);
  const create = useChange(api.create, { onMade: useShowSaved() });
  const spouse = useChange(api.linkSpouse);
  const address = useChange(api.addAddress);
  return {
    busy,
    error: create.error,
    reset: create.reset,
    add: async (input, extras, invite) => {
      setBusy(true);
      try {
        const contact = await create.run(input);
        const leftovers: Leftover[] = [];
        const then = async (what: string, step: () => Promise<unknown>): Promise<void> => {
          await step().catch((error: unknown) => leftovers.push({ what, error }));
        };
        const previous = previousAddressOf(extras);
        if (previous) await then('The previous address was not saved.', () => address.run({ ...previous, id: contact.id }));
        if (extras.spouseId !== '')
          await then('The spouse was not linked.', () =>
            spouse.run({ id: contact.id, version: contact.version, spouseId: extras.spouseId }),
          );
        if (invite) await then('The invitation was not sent.', () => invite(contact));
        return { contact, leftovers };
      } finally {
        setBusy(false);
      }
    },
  };
}
