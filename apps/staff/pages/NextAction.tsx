// The one thing that brings this file forward; on the tab where it is done it is not repeated.
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import type { ContactView } from '../../../features/contacts/contract.ts';
import { reportsOptions } from '../../../features/credit-reports/staff/queries.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';

const CaseActions = lazy(async () => ({ default: (await import('../../../features/cases/staff/CaseActions.tsx')).CaseActions }));
const LeadActions = lazy(async () => ({ default: (await import('../../../features/leads/staff/LeadActions.tsx')).LeadActions }));

interface NextActionProps {
  readonly contact: ContactView;
  readonly tab: string;
  readonly onEdit: () => void;
  readonly onTab: (tab: string) => void;
}

export function NextAction(props: NextActionProps): ReactElement {
  const { contact } = props;
  return (
    <Suspense>
      <CaseActions contact={contact} />
      <LeadActions contact={contact} />
      {contact.category === 'client' && <NextStep {...props} />}
    </Suspense>
  );
}

function NextStep({ contact, tab, onEdit, onTab }: NextActionProps): ReactElement | null {
  const may = useMay();
  const { id, abilities, missingForLetters } = contact;
  const isShown = tab === 'overview';
  const reports = useQuery({ ...reportsOptions(id), enabled: isShown && may('credit-reports:view') });
  if (!isShown) return null;
  if (missingForLetters.length > 0 && abilities.update)
    return <Button onClick={onEdit}>{missingForLetters.length === 1 ? `Add ${missingForLetters[0] ?? ''}` : 'Add missing details'}</Button>;
  if (reports.data?.rows.length === 0 && abilities.addReport) return <Button onClick={() => onTab('reports')}>Add a credit report</Button>;
  return reports.data && reports.data.rows.length > 0 && abilities.dispute ? (
    <Button onClick={() => onTab('disputes')}>Prepare a round</Button>
  ) : null;
}
