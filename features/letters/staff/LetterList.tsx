import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { LetterRow } from '../contract.ts';
import { LettersTable } from './LettersTable.tsx';
import { PrintBar, type LetterActions } from './PrintBar.tsx';
import { lettersOptions, type LetterFilter } from './queries.ts';

interface LetterListProps {
  readonly filter: LetterFilter;
  readonly empty: ReactNode;
  readonly actions?: LetterActions | undefined;
}

/** A list of letters with marks that outlive paging and filters, and what is done with the marked ones. */
export function LetterList({ filter, empty, actions }: LetterListProps): ReactElement {
  const may = useMay();
  const letters = useInfiniteQuery(lettersOptions(filter));
  // Rows are kept with their marks: the print order is the order of marking, also across filters.
  const [marked, setMarked] = useState<ReadonlyMap<string, LetterRow>>(new Map());
  const select = (rows: readonly LetterRow[], on: boolean): void =>
    setMarked((before) => {
      const next = new Map(before);
      for (const row of rows) {
        if (on) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  if (letters.error && !letters.data) return <RefusalNote error={letters.error} />;
  if (!letters.data) return <LoadingLines lines={8} />;
  const rows = letters.data.pages.flatMap((page) => page.rows);
  const selectable = may('letters:print');
  return (
    <>
      {selectable && <PrintBar letters={[...marked.values()]} actions={actions} onUnmark={(letters) => select(letters, false)} />}
      {rows.length === 0 ? (
        empty
      ) : (
        <LettersTable
          rows={rows}
          selected={new Set(marked.keys())}
          onSelect={select}
          withContact={filter.contactId === undefined}
          selectable={selectable}
        />
      )}
      {letters.hasNextPage && (
        <Button mt="sm" variant="default" loading={letters.isFetchingNextPage} onClick={() => void letters.fetchNextPage()}>
          Load more
        </Button>
      )}
    </>
  );
}
