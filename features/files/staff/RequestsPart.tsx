// What one client was asked for and has not sent, and asking for more.
import { Button, Group, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { DocumentRequest } from '../contract.ts';
import { REQUEST_STATE_WORDS } from '../rules/document-requests.ts';
import { FILE_KIND_WORDS } from '../rules/file-kinds.ts';
import type { DocumentKind } from '../rules/required-documents.ts';
import classes from './DocumentsTab.module.css';
import { api, requestPagesOptions } from './queries.ts';
import { RequestDialog } from './RequestDialog.tsx';

interface RequestsPartProps {
  readonly contactId: string;
  readonly archived: boolean;
  /** Which of the four required documents are not received. */
  readonly missing: readonly DocumentKind[];
}

export function RequestsPart({ contactId, archived, missing }: RequestsPartProps): ReactElement | null {
  const mayRequest = useMay()('files:request') && !archived;
  const list = useInfiniteQuery(requestPagesOptions({ contactId, show: 'waiting' }));
  const withdraw = useChange(api.withdrawRequest);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  if (!mayRequest && rows.length === 0) return null;
  const asked = rows.filter(({ state }) => state === 'open').map(({ kind }) => kind);
  return (
    <section aria-labelledby="documents-asked">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="documents-asked">
          Asked for
        </Title>
        {mayRequest && (
          <Button variant="default" size="xs" onClick={() => setAsking(true)}>
            Ask for documents
          </Button>
        )}
      </Group>
      {said !== '' && (
        <Text size="sm" role="status" mb="xs">
          {said}
        </Text>
      )}
      {rows.length === 0 ? (
        <Text c="dimmed" size="sm">
          Nothing is asked for now.
        </Text>
      ) : (
        <ul className={classes['list'] ?? ''} aria-labelledby="documents-asked">
          {rows.map((one) => (
            <li key={one.id} className={classes['line']}>
              <div className={classes['words']}>
                <Text fw={500}>{nameOfRequest(one)}</Text>
                <Text c="dimmed" size="sm">
                  By {formatDate(one.dueOn)} · asked <DateText at={one.requestedAt} distance={false} />
                  {one.requestedBy === null ? ' because it expires' : ` by ${one.requestedBy}`}
                  {one.reminders > 0 && ` · reminded ${one.reminders === 1 ? 'once' : `${one.reminders} times`}`}
                </Text>
                <RequestState one={one} />
              </div>
              {mayRequest && (
                <Button
                  variant="subtle"
                  size="compact-xs"
                  className={classes['action'] ?? ''}
                  aria-label={`Withdraw: ${nameOfRequest(one)}`}
                  loading={withdraw.isPending && withdraw.input?.id === one.id}
                  onClick={() => withdraw.start({ id: one.id })}
                >
                  Withdraw
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <RefusalNote error={withdraw.error ?? list.error} />
      {isAsking && (
        <RequestDialog
          contactId={contactId}
          suggested={missing.filter((kind) => !asked.includes(kind))}
          onClose={() => setAsking(false)}
          onAsked={(mailed) => {
            setAsking(false);
            setSaid(
              mailed ? 'The client was asked by email.' : 'Shown in the portal. No email went out: there is no address that may be used.',
            );
          }}
        />
      )}
    </section>
  );
}

export const nameOfRequest = ({ kind, words }: Pick<DocumentRequest, 'kind' | 'words'>): string =>
  kind === 'other' ? (words ?? FILE_KIND_WORDS.other) : words === null ? FILE_KIND_WORDS[kind] : `${FILE_KIND_WORDS[kind]}: ${words}`;

export function RequestState({ one: { state, late } }: { readonly one: Pick<DocumentRequest, 'state' | 'late'> }): ReactElement {
  if (late) return <ToneText tone="late">Late</ToneText>;
  const tone = state === 'done' ? 'good' : state === 'answered' ? 'soon' : 'none';
  return <ToneText tone={tone}>{REQUEST_STATE_WORDS[state]}</ToneText>;
}
