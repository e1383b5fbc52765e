// Every mail of the office, sent or not, and the one that is open beside the list; on narrow screens in its place.
import { Button, Code } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { MailRow } from '../contract.ts';
import classes from './OutboxPage.module.css';
import { MailDetail } from './parts/MailDetail.tsx';
import { MailStateText } from './parts/MailStateText.tsx';
import { mailPagesOptions } from './queries.ts';

export function OutboxPage(): ReactElement {
  const [search, setSearch] = useSearchParams();
  const { mail: opened, contact } = search;
  const unsentOnly = search['unsent'] === 'yes';
  const isFiltered = contact !== undefined || unsentOnly;
  const maySetUp = useMay()('access:manage-settings');
  const pane = useRef<HTMLDivElement>(null);
  useFocusBack(pane, opened);
  const list = useInfiniteQuery(mailPagesOptions(contact, unsentOnly));
  const serverSetUp = list.data?.pages[0]?.serverSetUp ?? true;

  return (
    <div className={classes['page']}>
      <PageHeader
        title="Communications"
        action={
          isFiltered && (
            <Button variant="default" onClick={() => setSearch({ contact: undefined, unsent: undefined, mail: undefined })}>
              {contact === undefined ? 'Show all emails' : 'Show emails to everyone'}
            </Button>
          )
        }
      />
      {!serverSetUp && (
        <p className={classes['banner']}>
          No mail server is set up, so emails stay here.
          {maySetUp && (
            <>
              {' '}
              Set <Code>SMTP_URL</Code> to send them.
            </>
          )}
        </p>
      )}
      <div className={classes['panes']} data-open={opened !== undefined || undefined}>
        <div ref={pane} className={classes['list']}>
          <DataTable
            label="Emails"
            columns={columns(opened)}
            rows={list.data?.pages.flatMap((page) => page.mails)}
            rowKey={(row) => row.id}
            rowHref={(row) => hrefOf(row.id, contact, unsentOnly)}
            error={list.error}
            more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
            empty={
              <EmptyState
                sentence={
                  unsentOnly
                    ? 'All emails were sent.'
                    : contact === undefined
                      ? 'No emails yet. Invitations and password links will appear here.'
                      : 'No emails to this contact yet.'
                }
              />
            }
          />
        </div>
        {opened !== undefined && (
          <MailDetail key={opened} id={opened} serverSetUp={serverSetUp} onClose={() => setSearch({ mail: undefined })} />
        )}
      </div>
    </div>
  );
}

/** Closing an email, also with the back button, returns focus to where it was opened. */
function useFocusBack(pane: RefObject<HTMLElement | null>, opened: string | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    if (opened === undefined && before.current !== undefined)
      pane.current?.querySelector<HTMLElement>(`[data-row-link][href$="mail=${CSS.escape(before.current)}"]`)?.focus();
    before.current = opened;
  }, [pane, opened]);
}

function hrefOf(id: string, contact: string | undefined, unsentOnly: boolean): string {
  return `/communications?${new URLSearchParams({ ...(contact !== undefined && { contact }), ...(unsentOnly && { unsent: 'yes' }), mail: id }).toString()}`;
}

function columns(opened: string | undefined): readonly Column<MailRow>[] {
  const isAlone = opened === undefined;
  return [
    {
      key: 'subject',
      header: 'Subject',
      cell: (row) => (
        <span data-opened={row.id === opened || undefined}>
          <bdi>{row.subject}</bdi>
          {row.id === opened && <span className="redress-hidden-text"> (open)</span>}
        </span>
      ),
    },
    // Beside an open mail there is room for the name only, and no time.
    {
      key: 'to',
      header: 'To',
      ...(!isAlone && { width: 152 }),
      cell: (row) =>
        isAlone ? (
          <>
            <bdi>{row.toName}</bdi> <span className={classes['address']}>{row.to}</span>
          </>
        ) : (
          <bdi>{row.toName || row.to}</bdi>
        ),
    },
    { key: 'state', header: 'State', width: 148, cell: (row) => <MailStateText state={row.state} /> },
    ...(isAlone ? [{ key: 'written', header: 'Written', width: 232, cell: (row: MailRow) => <DateText at={row.createdAt} /> }] : []),
  ];
}
