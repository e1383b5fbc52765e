import { Button, Group, List, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { Agreement } from '../contract.ts';
import { FOUND_WORDS } from '../../contacts/rules/found.ts';
import { END_WORDS, endWords, HOW_WORDS, isSignedHere } from '../rules/agreement-words.ts';

interface AgreementHistoryProps {
  readonly rows: readonly Agreement[];
  /** Whether records may be removed and restored, and cancellations undone. */
  readonly mayUndo: boolean;
  readonly busy: boolean;
  readonly onRemove: (one: Agreement) => void;
  readonly onRestore: (one: Agreement) => void;
  readonly onUndoCancel: (one: Agreement) => void;
  readonly more: { readonly load: () => void; readonly loading: boolean } | undefined;
}

/** All records, newest first. Removed records stay in the list and can be restored. */
export function AgreementHistory({ rows, mayUndo, more, ...act }: AgreementHistoryProps): ReactElement {
  return (
    <section aria-labelledby="agreement-history">
      <Title order={2} id="agreement-history" mb="xs">
        History
      </Title>
      <List listStyleType="none" withPadding={false} spacing="md">
        {rows.map((one) => (
          <List.Item key={one.id} styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}>
            <Entry one={one} />
            {mayUndo && !(isSignedHere(one.how) && one.removedAt === null && one.cancelledOn === null) && <Actions one={one} {...act} />}
          </List.Item>
        ))}
      </List>
      {more && (
        <Button mt="md" variant="default" loading={more.loading} onClick={more.load}>
          Load more
        </Button>
      )}
    </section>
  );
}

function Entry({ one }: { readonly one: Agreement }): ReactElement {
  return (
    <>
      <Text td={one.removedAt === null ? undefined : 'line-through'}>
        Signed <DateText at={one.signedOn} />, {HOW_WORDS[one.how].toLowerCase()}. Federal statement given{' '}
        {formatDate(one.disclosureGivenOn)}.
      </Text>
      {one.cancelledOn !== null && one.cancelledHow !== null && (
        <Text>
          {one.cancelledHow in END_WORDS ? 'Ended' : 'Canceled by the client'} {formatDate(one.cancelledOn)},{' '}
          {endWords(one.cancelledHow).toLowerCase()}.
        </Text>
      )}
      {one.found !== null && <Text>How the client was found: {FOUND_WORDS[one.found].toLowerCase()}.</Text>}
      {one.scanName !== null && <Text style={{ overflowWrap: 'anywhere' }}>Scan: {one.scanName}</Text>}
      {one.note !== null && <Text style={{ overflowWrap: 'anywhere' }}>{one.note}</Text>}
      <Text size="sm">
        {isSignedHere(one.how) ? 'Signed by' : 'Seen by'} <bdi>{one.attestedBy}</bdi>
        {one.attestedReason !== null && <>: {one.attestedReason}</>}
      </Text>
      <Text c="dimmed" size="xs">
        Recorded <DateText at={one.recordedAt} distance={false} atOffice /> by <bdi>{one.recordedBy}</bdi>
        {one.removedAt !== null && (
          <>
            . Removed <DateText at={one.removedAt} distance={false} atOffice />
          </>
        )}
      </Text>
    </>
  );
}

type ActionsProps = Pick<AgreementHistoryProps, 'busy' | 'onRemove' | 'onRestore' | 'onUndoCancel'> & { readonly one: Agreement };

function Actions({ one, busy, onRemove, onRestore, onUndoCancel }: ActionsProps): ReactElement {
  const of = `the agreement of ${formatDate(one.signedOn)}`;
  const button = (label: string, name: string, onClick: (one: Agreement) => void) => (
    <Button size="compact-xs" variant="subtle" disabled={busy} aria-label={name} onClick={() => onClick(one)}>
      {label}
    </Button>
  );
  if (one.removedAt !== null)
    return (
      <Group gap="xs" mt={4} ml={-8}>
        {button('Restore', `Restore ${of}`, onRestore)}
      </Group>
    );
  return (
    <Group gap="xs" mt={4} ml={-8}>
      {one.cancelledOn !== null && button('Undo cancellation', `Undo cancellation of ${of}`, onUndoCancel)}
      {button('Remove', `Remove ${of}`, onRemove)}
    </Group>
  );
}
