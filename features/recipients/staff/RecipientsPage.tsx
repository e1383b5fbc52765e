// The address book: the list, or one recipient. Which one, and what the list shows, is in the address.
import type { ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { RecipientsPageParts } from './parts.ts';
import { RecipientList } from './RecipientList.tsx';
import { RecipientPage } from './RecipientPage.tsx';

export function RecipientsPage({ pickPerson, results }: RecipientsPageParts): ReactElement {
  const [{ recipient }] = useSearchParams();
  return recipient !== undefined && isId(recipient) ? (
    <RecipientPage key={recipient} id={recipient} results={results} />
  ) : (
    <RecipientList pickPerson={pickPerson} />
  );
}
