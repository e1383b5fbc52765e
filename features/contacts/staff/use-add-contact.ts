// Adds a contact and then what needs an existing contact. A step that fails does not remove the contact: the page names the step, and the
// contact's own page is where to continue.
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

type AddContact = (input: NewContact, extras: Extras, invite: ((contact: ContactView) => Promise<void>) | undefined) => Promise<Added>;

/** @throws what the creation was refused with. */
export function useAddContact(): AddContact {
  const create = useChange(api.create, { onMade: useShowSaved() });
  const spouse = useChange(api.linkSpouse);
  const address = useChange(api.addAddress);
  return async (input, extras, invite) => {
    const contact = await create.run(input);
    const leftovers: Leftover[] = [];
    const then = async (what: string, step: () => Promise<unknown>): Promise<void> => {
      await step().catch((error: unknown) => leftovers.push({ what, error }));
    };
    const previous = previousAddressOf(extras);
    if (previous) await then('The previous address was not saved.', () => address.run({ ...previous, id: contact.id }));
    if (extras.spouseId !== '')
      await then('The spouse was not linked.', () => spouse.run({ id: contact.id, version: contact.version, spouseId: extras.spouseId }));
    if (invite) await then('The invitation was not sent.', () => invite(contact));
    return { contact, leftovers };
  };
}
