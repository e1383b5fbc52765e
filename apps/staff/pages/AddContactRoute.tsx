// The add form with what other features lend it: the places of the office and the invitation to the portal.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { accountsApi } from '../../../features/accounts/staff/queries.ts';
import type { ContactView } from '../../../features/contacts/contract.ts';
import { AddContactPage } from '../../../features/contacts/staff/AddContactPage.tsx';
import { CATEGORIES } from '../../../features/contacts/rules/stages.ts';
import { locationsOptions } from '../../../features/office/staff/queries.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useListSearch } from '../use-list-search.ts';

export function AddContactRoute(): ReactElement {
  const may = useMay();
  const [search] = useListSearch();
  const category = CATEGORIES.find((known) => known === search['category']);
  const { data: locations } = useQuery({ ...locationsOptions(), enabled: may('office:view') });
  const create = useChange(accountsApi.createClientInvite);
  const invite = async ({ id }: ContactView): Promise<void> => {
    await create.run({ contactId: id });
  };
  return (
    <AddContactPage
      key={category}
      category={category}
      locations={locations ?? []}
      // Others who enter an address leave the invitation to a colleague.
      onInvite={may('access:invite-elsewhere') ? invite : undefined}
    />
  );
}
