// One person: who they are and what to do next at the top, everything that belongs to them in tabs.
import { Button, Group, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import type { ActivityRow } from '../../../features/activity/contract.ts';
import { ActivityTimeline } from '../../../features/activity/staff/ActivityTimeline.tsx';
import type { ContactView } from '../../../features/contacts/contract.ts';
import { ArchiveMenu } from '../../../features/contacts/staff/ArchiveMenu.tsx';
import { QuickFields } from '../../../features/contact-lists/staff/QuickFields.tsx';
import { ContactHeader } from '../../../features/contacts/staff/ContactHeader.tsx';
import { ContactOverview } from '../../../features/contacts/staff/ContactOverview.tsx';
import { useArchive, useRestore } from '../../../features/contacts/staff/detail-queries.ts';
import { hasEditDraft } from '../../../features/contacts/staff/has-edit-draft.ts';
import { contactOptions } from '../../../features/contacts/staff/queries.ts';
import { locationsOptions } from '../../../features/office/staff/queries.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { useKeepInView } from '../../../platform/web/form/keep-in-view.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { contactTabs } from '../contact-tabs.ts';
import type { ContactSearch, ContactTab } from '../search.ts';
import classes from './ContactPage.module.css';
import { NextAction } from './NextAction.tsx';

const DuplicateNote = lazy(async () => ({ default: (await import('../../../features/duplicates/staff/DuplicateNote.tsx')).DuplicateNote }));
const EditContactForm = lazy(async () => ({
  default: (await import('../../../features/contacts/staff/EditContactForm.tsx')).EditContactForm,
}));
const NotesTab = lazy(async () => ({ default: (await import('../../../features/contacts/staff/NotesTab.tsx')).NotesTab }));
const TasksTab = lazy(async () => ({ default: (await import('../../../features/tasks/staff/TasksTab.tsx')).TasksTab }));
const CallLog = lazy(async () => ({ default: (await import('../../../features/leads/staff/CallLog.tsx')).CallLog }));
const AgreementTab = lazy(async () => ({ default: (await import('../../../features/agreements/staff/AgreementTab.tsx')).AgreementTab }));
const ReportsPart = lazy(async () => ({ default: (await import('./ReportsPart.tsx')).ReportsPart }));
const DocumentsTab = lazy(async () => ({ default: (await import('../../../features/files/staff/DocumentsTab.tsx')).DocumentsTab }));
const DisputesTab = lazy(async () => ({ default: (await import('./DisputeWorkspacePage.tsx')).DisputesWithLetters }));
const LettersTab = lazy(async () => ({ default: (await import('../../../features/letters/staff/LettersTab.tsx')).LettersTab }));
const BillingPart = lazy(async () => ({ default: (await import('./BillingPart.tsx')).BillingPart }));
const ClientLoginPanel = lazy(async () => ({
  default: (await import('../../../features/accounts/staff/ClientLoginPanel.tsx')).ClientLoginPanel,
}));

const route = getRouteApi('/staff/contacts/$id');

export function ContactRoute(): ReactElement {
  const { id }: { readonly id: string } = route.useParams();
  const { tab = 'overview', report }: ContactSearch = route.useSearch();
  const navigate = route.useNavigate();
  const { data: contact, error } = useQuery(contactOptions(id));
  if (!contact) return error ? <NoContact error={error} /> : <LoadingLines />;
  return (
    <ContactPage
      key={id}
      contact={contact}
      tab={tab}
      report={report}
      onTab={(next) => void navigate({ to: '.', search: next === 'overview' ? {} : { tab: next } })}
    />
  );
}

interface ContactPageProps {
  readonly contact: ContactView;
  readonly tab: ContactTab;
  readonly report: string | undefined;
  readonly onTab: (tab: ContactTab) => void;
}

function ContactPage({ contact, tab: asked, report, onTab }: ContactPageProps): ReactElement {
  const may = useMay();
  const [editing, setEditing] = useState(() => contact.abilities.update && hasEditDraft(contact.id));
  const [archivedHere, setArchivedHere] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const archive = useArchive();
  const restore = useRestore();
  const tabs = contactTabs(contact.category, may);
  // A tab this category does not have, or this person may not open.
  const tab = tabs.some(({ value }) => value === asked) ? asked : 'overview';
  // On a phone the tabs are wider than the screen.
  useKeepInView(list, `[data-tab=${tab}]`);
  const isArchived = contact.archivedAt !== null;
  const edit = (): void => {
    setEditing(true);
    onTab('overview');
  };
  const bringBack = (): void => restore.mutate(contact, { onSuccess: () => setArchivedHere(false) });
  const putAway = (): void =>
    archive.mutate(contact, {
      onSuccess: () => {
        setArchivedHere(true);
        setEditing(false);
      },
    });

  return (
    <>
      <ContactHeader
        contact={contact}
        alerts={
          archivedHere &&
          isArchived && (
            <UndoNote
              sentence={`${contact.name} was archived.`}
              busy={restore.isPending}
              onUndo={bringBack}
              onClose={() => setArchivedHere(false)}
            />
          )
        }
        actions={
          <Group gap="xs">
            {!editing && !isArchived && <NextAction contact={contact} tab={tab} onEdit={edit} onTab={onTab} />}
            <ArchiveMenu contact={contact} busy={archive.isPending || restore.isPending} onArchive={putAway} onRestore={bringBack} />
          </Group>
        }
      >
        <QuickFields contact={contact} />
      </ContactHeader>
      <RefusalNote error={archive.error ?? restore.error} />
      <Suspense>
        <DuplicateNote contactId={contact.id} />
      </Suspense>
      <Tabs value={tab} onChange={(value) => value && onTab(value as ContactTab)}>
        <Tabs.List ref={list} mb="lg" className={classes['list'] ?? ''}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} data-tab={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <Suspense fallback={<LoadingLines />}>
            {tab === 'overview' && (
              <Overview
                contact={contact}
                editing={editing && !isArchived}
                onEdit={() => setEditing(true)}
                onDone={() => setEditing(false)}
              />
            )}
            {tab === 'timeline' && (
              <div className={classes['column']}>
                <ActivityTimeline contactId={contact.id} beginning={cameIn(contact)} />
              </div>
            )}
            {tab === 'notes' && <NotesTab contact={contact} />}
            {tab === 'tasks' && <TasksTab contactId={contact.id} archived={isArchived} />}
            {tab === 'calls' && (
              <div className={classes['column']}>
                <CallLog contactId={contact.id} name={contact.name} editable={!isArchived} />
              </div>
            )}
            {tab === 'agreement' && <AgreementTab contactId={contact.id} archived={isArchived} />}
            {tab === 'reports' && <ReportsPart contactId={contact.id} reportId={report} />}
            {tab === 'documents' && <DocumentsTab contactId={contact.id} archived={isArchived} />}
            {tab === 'disputes' && <DisputesTab contactId={contact.id} />}
            {tab === 'letters' && <LettersTab contactId={contact.id} />}
            {tab === 'billing' && <BillingPart contact={contact} />}
            {tab === 'portal' && <ClientLoginPanel contactId={contact.id} contactEmail={contact.email} />}
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
}

function Overview({ contact, editing, onEdit, onDone }: OverviewProps): ReactElement {
  const may = useMay();
  const { data: locations } = useQuery({ ...locationsOptions(), enabled: may('office:view') });
  return (
    <div className={classes['columns']}>
      {editing ? (
        <EditContactForm contact={contact} locations={locations ?? []} onDone={onDone} />
      ) : (
        <ContactOverview contact={contact} locationName={locations?.find(({ id }) => id === contact.locationId)?.name} onEdit={onEdit} />
      )}
      {may('activity:view') && (
        <aside aria-label="Timeline">
          <h2 className={classes['aside-title']}>Timeline</h2>
          <ActivityTimeline contactId={contact.id} limit={15} headingOrder={3} beginning={cameIn(contact)} />
        </aside>
      )}
    </div>
  );
}

/** People of an imported list have no line of their own in the record: the import has one for all of them. */
function cameIn({ id, importId, createdAt }: ContactView): ActivityRow | undefined {
  if (importId === null) return undefined;
  return {
    id: 0,
    at: createdAt,
    kind: 'imports.rowsWritten',
    summary: 'Came with an imported list',
    actor: { kind: 'system', name: 'Redress' },
    contactId: id,
    subject: { type: 'import', id: importId },
    changes: [],
  };
}

function NoContact({ error }: { readonly error: unknown }): ReactElement {
  const { status } = asRefusal(error);
  if (status !== 404 && status !== 422 && status !== 403) return <RefusalNote error={error} />;
  return (
    <>
      <PageHeader title="Contact" />
      <EmptyState
        sentence={status === 403 ? 'Your role does not include contacts. An owner or admin can change that.' : 'There is no such contact.'}
        action={
          <Button component={AppLink} href={status === 403 ? '/dashboard' : '/contacts'} variant="default">
            {status === 403 ? 'Dashboard' : 'All contacts'}
          </Button>
        }
      />
    </>
  );
}
