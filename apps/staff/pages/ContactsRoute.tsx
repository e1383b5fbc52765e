import { getRouteApi } from '@tanstack/react-router';
import { useCallback, type ReactElement } from 'react';
import { ContactsPage, type ContactsFilter } from '../../../features/contacts/staff/ContactsPage.tsx';
import type { ContactsSearch } from '../search.ts';

const route = getRouteApi('/staff/contacts');

export function ContactsRoute(): ReactElement {
  const filter: ContactsSearch = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback((next: ContactsFilter) => void navigate({ to: '.', search: next, replace: true }), [navigate]);
  return <ContactsPage filter={filter} onFilter={change} />;
}
