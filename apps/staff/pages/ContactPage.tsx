// One person: who they are and what to do next at the top, everything that belongs to them in tabs.
import { Button, Group, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
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
import { OVERVIEW, useContactTabs } from '../contact-tabs.ts';
import classes from './ContactPage.module.css';
import { importedActivity } from './imported-activity.ts';
import { NextAction } from './NextAction.tsx';

const DuplicateNote = lazy(async () => ({ default: (await import('../../../features/duplicates/staff/DuplicateNote.tsx')).DuplicateNote }));
const WorkNote = lazy(async () => ({ default: (await import('../../../features/agreements/staff/WorkNote.tsx')).WorkNote }));
const HoldNote = lazy(async () => ({ default: (await import('../../../features/retention/staff/HoldNote.tsx')).HoldNote }));
const EditContactForm = lazy(async () => ({
  default: (await import('../../../features/contacts/staff/EditContactForm.tsx')).EditContactForm,
}));

const route = getRouteApi('/staff/contacts/$id');

export function ContactRoute(): ReactElement {
  const { id }: { readonly id: string } = route.useParams();
  const search: Readonly<Record<string, string>> = route.useSearch();
  const navigate = route.useNavigate();
  const { data: contact, error } = useQuery(contactOptions(id));
  if (!contact) return error ? <NoContact error={error} /> : <LoadingLines />;
  return (
    <ContactPage
      key={id}
      contact={contact}
      search={search}
      onTab={(next) => void navigate({ to: '.', search: next === OVERVIEW ? {} : { tab: next } })}
    />
  );
}

interface ContactPageProps {
  readonly contact: ContactView;
  readonly search: Readonly<Record<string, string>>;
  readonly onTab: (tab: string) => void;
}

function ContactPage({ contact, search, onTab }: ContactPageProps): ReactElement {
  const asked = search['tab'] ?? OVERVIEW;
  const [editing, setEditing] = useState(() => contact.abilities.update && hasEditDraft(contact.id));
  const [archivedHere, setArchivedHere] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const archive = useArchive();
  const restore = useRestore();
  const tabs = useContactTabs(contact.category);
  // A tab this category does not have, or this person may not open.
  const shown = tabs.find(({ value }) => value === asked);
  const tab = shown?.value ?? OVERVIEW;
  // On a phone the tabs are wider than the screen.
  useKeepInView(list, `[data-tab=${tab}]`);
  const isArchived = contact.archivedAt !== null;
  const edit = (): void => {
    setEditing(true);
    onTab(OVERVIEW);
  };
  const { id, version } = contact;
  const restoreContact = (): void => restore.start({ id, version }, () => setArchivedHere(false));
  const putAway = (): void =>
    archive.start({ id, version }, () => {
      setArchivedHere(true);
      setEditing(false);
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
              onUndo={restoreContact}
              onClose={() => setArchivedHere(false)}
            />
          )
        }
        actions={
          <Group gap="xs">
            {!editing && !isArchived && <NextAction contact={contact} tab={tab} onEdit={edit} onTab={onTab} />}
            <ArchiveMenu contact={contact} busy={archive.isPending || restore.isPending} onArchive={putAway} onRestore={restoreContact} />
          </Group>
        }
      >
        <QuickFields contact={contact} />
      </ContactHeader>
      <RefusalNote error={archive.error ?? restore.error} />
      <Suspense>
        {contact.category === 'client' && contact.stage !== 'graduated' && contact.stage !== 'cancelled' && !isArchived && (
          <WorkNote contactId={contact.id} />
        )}
        <DuplicateNote contactId={contact.id} />
        <HoldNote contactId={contact.id} />
      </Suspense>
      <Tabs value={tab} onChange={(value) => value && onTab(value)}>
        <Tabs.List ref={list} mb="lg" className={classes['list'] ?? ''}>
          {[{ value: OVERVIEW, label: 'Overview' }, ...tabs].map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} data-tab={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <Suspense fallback={<LoadingLines />}>
            {tab === OVERVIEW && (
              <Overview
                contact={contact}
                editing={editing && !isArchived}
                onEdit={() => setEditing(true)}
                onDone={() => setEditing(false)}
              />
            )}
            {shown && <shown.Panel contact={contact} contactId={contact.id} archived={isArchived} search={search} />}
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
          <ActivityTimeline contactId={contact.id} limit={15} headingOrder={3} beginning={importedActivity(contact)} />
        </aside>
      )}
    </div>
  );
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
