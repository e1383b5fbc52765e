// One person: who they are and what to do next at the top, everything that belongs to them in tabs.
import { Button, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import { ActivityTimeline } from '../../../features/activity/staff/ActivityTimeline.tsx';
import { CATEGORY_LABELS } from '../../../features/contacts/staff/category-labels.ts';
import { ContactOverview } from '../../../features/contacts/staff/ContactOverview.tsx';
import { contactOptions } from '../../../features/contacts/staff/queries.ts';
import { reportsOptions } from '../../../features/credit-reports/staff/queries.ts';
import type { ContactView } from '../../../features/contacts/contract.ts';
import { AppLink } from '../../../platform/web/AppLink.tsx';
import { asRefusal } from '../../../platform/web/api.ts';
import { EmptyState } from '../../../platform/web/EmptyState.tsx';
import { formatPhone } from '../../../platform/web/format-date.ts';
import { useKeepInView } from '../../../platform/web/keep-in-view.ts';
import { LoadingLines } from '../../../platform/web/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/PageHeader.tsx';
import { useMay } from '../../../platform/web/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import type { ContactSearch, ContactTab } from '../search.ts';
import classes from './ContactPage.module.css';

const EditContactForm = lazy(async () => ({ default: (await import('../../../features/contacts/staff/EditContactForm.tsx')).EditContactForm }));
const ReportsTab = lazy(async () => ({ default: (await import('../../../features/credit-reports/staff/ReportsTab.tsx')).ReportsTab }));
const DisputesTab = lazy(async () => ({ default: (await import('./DisputeWorkspacePage.tsx')).DisputesWithLetters }));
const LettersTab = lazy(async () => ({ default: (await import('../../../features/letters/staff/LettersTab.tsx')).LettersTab }));
const ClientLoginPanel = lazy(async () => ({ default: (await import('../../../features/access/staff/ClientLoginPanel.tsx')).ClientLoginPanel }));

const TABS: readonly { readonly value: ContactTab; readonly label: string; readonly permission: string | null }[] = [
  { value: 'overview', label: 'Overview', permission: null },
  { value: 'reports', label: 'Reports', permission: 'credit-reports:view' },
  { value: 'disputes', label: 'Disputes', permission: 'disputes:view' },
  { value: 'letters', label: 'Letters', permission: 'letters:view' },
  { value: 'portal', label: 'Portal', permission: 'access:view-client-logins' },
  { value: 'activity', label: 'Activity', permission: 'activity:view' },
];

const route = getRouteApi('/staff/contacts/$id');

export function ContactRoute(): ReactElement {
  const { id }: { readonly id: string } = route.useParams();
  const { tab = 'overview', report }: ContactSearch = route.useSearch();
  const navigate = route.useNavigate();
  const { data: contact, error } = useQuery(contactOptions(id));
  if (!contact) return error ? <NoContact error={error} /> : <LoadingLines />;
  return <ContactPage key={id} contact={contact} tab={tab} report={report} onTab={(next) => void navigate({ to: '.', search: next === 'overview' ? {} : { tab: next } })} />;
}

interface ContactPageProps {
  readonly contact: ContactView;
  readonly tab: ContactTab;
  readonly report: string | undefined;
  readonly onTab: (tab: ContactTab) => void;
}

function ContactPage({ contact, tab, report, onTab }: ContactPageProps): ReactElement {
  const may = useMay();
  const [editing, setEditing] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const tabs = TABS.filter(({ permission }) => permission === null || may(permission));
  // On a phone the tabs are wider than the screen.
  useKeepInView(list, `[data-tab=${tab}]`);
  const edit = (): void => {
    setEditing(true);
    onTab('overview');
  };
  const identity = [CATEGORY_LABELS[contact.category], contact.urgency && `${contact.urgency} urgency`, contact.phone && formatPhone(contact.phone), contact.email];

  return (
    <>
      <PageHeader title={contact.name} action={editing ? undefined : <NextAction contact={contact} tab={tab} onEdit={edit} onTab={onTab} />}>
        <Text c="dimmed" mt={-12}>
          {identity.filter(Boolean).join(' · ')}
        </Text>
      </PageHeader>
      <Tabs value={tab} onChange={(value) => value && onTab(value as ContactTab)} className={classes['tabs'] ?? ''}>
        <Tabs.List ref={list} mb="lg" className={classes['list'] ?? ''}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} data-tab={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <Suspense fallback={<LoadingLines />}>
            {tab === 'overview' && <Overview contact={contact} editing={editing} onEdit={() => setEditing(true)} onDone={() => setEditing(false)} showTimeline={may('activity:view')} />}
            {tab === 'reports' && <ReportsTab contactId={contact.id} {...(report !== undefined && { reportId: report })} />}
            {tab === 'disputes' && <DisputesTab contactId={contact.id} />}
            {tab === 'letters' && <LettersTab contactId={contact.id} />}
            {tab === 'portal' && <ClientLoginPanel contactId={contact.id} contactEmail={contact.email} />}
            {tab === 'activity' && <ActivityTimeline contactId={contact.id} />}
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

interface OverviewProps {
  readonly contact: ContactView;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onDone: () => void;
  readonly showTimeline: boolean;
}

function Overview({ contact, editing, onEdit, onDone, showTimeline }: OverviewProps): ReactElement {
  return (
    <div className={classes['columns']}>
      {editing ? <EditContactForm contact={contact} onDone={onDone} /> : <ContactOverview contact={contact} onEdit={onEdit} />}
      {showTimeline && (
        <aside aria-label="Timeline">
          <h2 className={classes['aside-title']}>Timeline</h2>
          <ActivityTimeline contactId={contact.id} limit={15} headingOrder={3} />
        </aside>
      )}
    </div>
  );
}

interface NextActionProps {
  readonly contact: ContactView;
  readonly tab: ContactTab;
  readonly onEdit: () => void;
  readonly onTab: (tab: ContactTab) => void;
}

/** The one thing that brings this file forward; on the tab where it is done it is not repeated. */
function NextAction({ contact, tab, onEdit, onTab }: NextActionProps): ReactElement | null {
  const may = useMay();
  const { id, abilities, missingForLetters, category } = contact;
  const isShown = tab === 'overview' && (category === 'client' || category === 'lead');
  const reports = useQuery({ ...reportsOptions(id), enabled: isShown && may('credit-reports:view') });
  if (!isShown) return null;
  if (missingForLetters.length > 0 && abilities.update) return <Button onClick={onEdit}>Add {listWords(missingForLetters)}</Button>;
  if (reports.data?.rows.length === 0 && abilities.addReport) return <Button onClick={() => onTab('reports')}>Add a credit report</Button>;
  return reports.data && reports.data.rows.length > 0 && abilities.dispute ? <Button onClick={() => onTab('disputes')}>Prepare a round</Button> : null;
}

function NoContact({ error }: { readonly error: unknown }): ReactElement {
  if (asRefusal(error).status !== 404 && asRefusal(error).status !== 422) return <RefusalNote error={error} />;
  return (
    <>
      <PageHeader title="Contact" />
      <EmptyState
        sentence="There is no such contact."
        action={
          <Button component={AppLink} href="/contacts" variant="default">
            All contacts
          </Button>
        }
      />
    </>
  );
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}
