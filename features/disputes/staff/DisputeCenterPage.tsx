import { Anchor, SegmentedControl } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { StateStrip, type StripState } from '../../../platform/web/look/StateStrip.tsx';
import { bureauSegments } from '../../credit-reports/rules/bureau-segments.ts';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { RenderFindings } from './DisputeWorkspace.tsx';
import { DisputesTab } from './DisputesTab.tsx';
import type { LetterOf } from './RoundHistory.tsx';
import { contactOptions, queueOptions, type QueueRow, type QueueState } from './queries.ts';

const STATES: Readonly<Record<QueueState, string>> = { draft: 'Being prepared', open: 'In progress', closed: 'Closed' };
const FILTER = [
  { value: 'all', label: 'All' },
  ...(['draft', 'open', 'closed'] as const).map((value) => ({ value, label: STATES[value] })),
];

const COLUMNS: readonly Column<QueueRow>[] = [
  { key: 'contact', header: 'Contact', cell: (row) => row.contactName },
  { key: 'round', header: 'Round', align: 'right', width: 80, cell: (row) => row.number },
  {
    key: 'items',
    header: 'Items',
    cell: (row) => (
      <StateStrip segments={bureauSegments({ EQ: countState(row.items.EQ), EX: countState(row.items.EX), TU: countState(row.items.TU) })} />
    ),
  },
  { key: 'state', header: 'Status', cell: (row) => STATES[row.state] },
  { key: 'changed', header: 'Changed', cell: (row) => <DateText at={row.changedAt} atOffice /> },
];

interface DisputeCenterPageProps {
  /** The current letters of a contact, rendered by the page that uses this component. */
  readonly renderPreview?: (contactId: string) => ReactNode;
  readonly letterOf?: (contactId: string) => LetterOf;
  readonly findingsOf?: (contactId: string) => RenderFindings;
}

/** The work queue over all contacts; `?contact=` opens the work on one of them. */
export function DisputeCenterPage({ renderPreview, letterOf, findingsOf }: DisputeCenterPageProps): ReactElement {
  const [search] = useSearchParams();
  const contactId = search['contact'];
  return contactId === undefined || !isId(contactId) ? (
    <Queue />
  ) : (
    <ContactWork
      contactId={contactId}
      preview={renderPreview?.(contactId)}
      letterOf={letterOf?.(contactId)}
      renderFindings={findingsOf?.(contactId)}
    />
  );
}

interface ContactWorkProps {
  readonly contactId: string;
  readonly preview: ReactNode;
  readonly letterOf: LetterOf | undefined;
  readonly renderFindings: RenderFindings | undefined;
}

function ContactWork({ contactId, preview, letterOf, renderFindings }: ContactWorkProps): ReactElement {
  const contact = useQuery(contactOptions(contactId));
  return (
    <>
      <PageHeader title={contact.data ? `Disputes for ${contact.data.name}` : 'Disputes'}>
        <nav aria-label="Navigation" style={{ display: 'flex', gap: 16 }}>
          <Anchor component={AppLink} href="/dispute-center">
            All rounds
          </Anchor>
          <Anchor component={AppLink} href={`/contacts/${contactId}`}>
            Contact
          </Anchor>
        </nav>
      </PageHeader>
      <DisputesTab contactId={contactId} preview={preview} letterOf={letterOf} renderFindings={renderFindings} />
    </>
  );
}

function Queue(): ReactElement {
  const [search, setSearch] = useSearchParams();
  const state = (['draft', 'open', 'closed'] as const).find((known) => known === search['state']);
  const queue = useInfiniteQuery(queueOptions(state));
  const rows = queue.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <PageHeader title="Dispute Center">
        <SegmentedControl
          aria-label="Rounds to show"
          data={FILTER}
          value={state ?? 'all'}
          onChange={(value) => setSearch({ state: value === 'all' ? undefined : value })}
          style={{ alignSelf: 'flex-start', maxWidth: '100%' }}
        />
      </PageHeader>
      <DataTable
        label="Rounds"
        rows={rows}
        rowKey={(row) => row.roundId}
        rowHref={(row) => `/dispute-center?contact=${row.contactId}`}
        error={queue.error}
        more={queue.hasNextPage ? { load: () => void queue.fetchNextPage(), loading: queue.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={state === undefined ? 'No rounds yet. Start one from a contact’s disputes.' : 'No round has this status.'}
            action={
              <Anchor component={AppLink} href="/contacts">
                Go to contacts
              </Anchor>
            }
          />
        }
        columns={COLUMNS}
      />
    </>
  );
}

function countState(count: number): StripState {
  return count === 0
    ? { tone: 'none', label: 'no items' }
    : { tone: 'neutral', label: `${count} ${count === 1 ? 'item' : 'items'}`, glyph: String(count) };
}
