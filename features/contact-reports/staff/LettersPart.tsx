import { Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { officeZone } from '../../../platform/web/look/office-day.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { letterTo } from '../../letters/rules/letter-kinds.ts';
import { DUE_NOTE, letterDue, letterState } from '../rules/write-logs.ts';
import { ReportTable } from './ReportTable.tsx';
import { letterLogOptions } from './queries.ts';

/** Every letter of the contact, newest first. */
export function LettersPart({ contactId }: { readonly contactId: string }): ReactElement {
  const list = useInfiniteQuery(letterLogOptions(contactId));
  if (list.error && !list.data) return <RefusalNote error={list.error} />;
  if (!list.data) return <LoadingLines />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <EmptyState sentence="No letter was written yet. Opening a round writes one for each bureau." />;
  return (
    <>
      <ReportTable
        label="Letter log"
        heads={[
          { label: 'To' },
          { label: 'Round', right: true },
          { label: 'Items', right: true },
          { label: 'Pages', right: true },
          { label: 'Written' },
          { label: 'State' },
          { label: 'Answer due' },
        ]}
        rows={rows.map((letter) => ({
          key: letter.id,
          cells: [
            letterTo(letter),
            letter.roundNumber ?? '–',
            letter.kind === 'round' ? letter.items : '–',
            letter.pages ?? '–',
            <DateText key="written" at={letter.createdAt} distance={false} atOffice />,
            letterState(letter, officeZone()),
            letterDue(letter),
          ],
        }))}
      />
      {list.hasNextPage && (
        <Button mt="sm" variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Load more
        </Button>
      )}
      <Text size="xs" c="dimmed" mt="xs">
        {DUE_NOTE}
      </Text>
    </>
  );
}
