// Records that may be one person, to be looked at and decided.
import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import type { DuplicateMerge, DuplicatePair } from '../contract.ts';
import { MergeList } from './parts/MergeList.tsx';
import { PairItem } from './parts/PairItem.tsx';
import { api, pairPagesOptions } from './queries.ts';

/** The last change, which can be undone at once. */
type Done = { readonly kind: 'merged'; readonly merge: DuplicateMerge } | { readonly kind: 'dismissed'; readonly pair: DuplicatePair };

/** A search that was asked for is made at once, and by the next minute where other work held it up. */
const SEARCH_MS = 70_000;
const LOOK_EVERY_MS = 2_000;

export function DuplicatesPanel(): ReactElement {
  const mayMerge = useMay()('duplicates:merge');
  const [searching, setSearching] = useState(0);
  const list = useInfiniteQuery({ ...pairPagesOptions(), refetchInterval: searching > 0 && LOOK_EVERY_MS });
  useEffect(() => {
    if (searching === 0) return undefined;
    const end = setTimeout(() => setSearching(0), SEARCH_MS);
    return () => clearTimeout(end);
  }, [searching]);
  const [done, setDone] = useState<Done>();
  const [stayed, setStayed] = useState<readonly string[]>([]);
  const look = useChange(api.findNow);
  const pairs = list.data?.pages.flatMap((page) => page.rows);
  const total = list.data?.pages[0]?.total;
  if (!pairs) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines />;
  const finish = (next: Done): void => {
    setStayed([]);
    setDone(next);
  };
  return (
    <section aria-label="Duplicates">
      <Group justify="space-between" mb="xs">
        <Text c="dimmed">{total && total.count > 0 ? countWords(total) : 'New and changed contacts are compared every minute.'}</Text>
        {mayMerge && (
          <Button variant="default" loading={look.isPending} onClick={() => look.start({}, () => setSearching((times) => times + 1))}>
            Search again
          </Button>
        )}
      </Group>
      {searching > 0 && (
        <Text role="status" mb="xs">
          Searching. Results appear here.
        </Text>
      )}
      <RefusalNote error={look.error ?? list.error} />
      {done && <LastStep key={stepKey(done)} done={done} onClose={() => setDone(undefined)} onStayed={setStayed} />}
      {stayed.length > 0 && (
        <Text role="status" mb="xs">
          Merge undone. These fields stay on the kept record because they changed after the merge: {stayed.join(', ')}.
        </Text>
      )}
      {pairs.length === 0 ? (
        <EmptyState sentence="No two records look like one person." />
      ) : (
        <ul style={{ margin: 0, padding: 0 }}>
          {pairs.map((pair) => (
            <PairItem
              key={`${pair.one.id} ${pair.other.id}`}
              pair={pair}
              onMerged={(merge) => finish({ kind: 'merged', merge })}
              onDismissed={(settled) => finish({ kind: 'dismissed', pair: settled })}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button variant="default" mt="md" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Load more
        </Button>
      )}
      <MergeList onUndone={setStayed} />
    </section>
  );
}

interface LastStepProps {
  readonly done: Done;
  readonly onClose: () => void;
  readonly onStayed: (labels: readonly string[]) => void;
}

function LastStep({ done, onClose, onStayed }: LastStepProps): ReactElement {
  const undoMerge = useChange(api.undoMerge);
  const undoDismiss = useChange(api.undoDismiss);
  const undo = done.kind === 'merged' ? undoMerge : undoDismiss;
  const finish = (stayed: readonly string[]): void => {
    onStayed(stayed);
    onClose();
  };
  const undoLast = (): void => {
    if (done.kind === 'merged') undoMerge.start({ id: done.merge.id }, ({ stayed }) => finish(stayed));
    else undoDismiss.start({ contactId: done.pair.one.id, otherId: done.pair.other.id }, () => finish([]));
  };
  const sentence =
    done.kind === 'merged'
      ? `${done.merge.mergedName} merged into ${done.merge.keptName}.`
      : `${done.pair.one.name} and ${done.pair.other.name} are kept as two people.`;
  return <UndoNote sentence={sentence} busy={undo.isPending} error={undo.error} onUndo={undoLast} onClose={onClose} />;
}

function stepKey(done: Done): string {
  return done.kind === 'merged' ? done.merge.id : `${done.pair.one.id} ${done.pair.other.id}`;
}

function countWords({ count, capped }: { readonly count: number; readonly capped: boolean }): string {
  if (count === 1) return 'One pair of records may be one person.';
  return `${count.toLocaleString('en-US')}${capped ? '+' : ''} pairs of records may each be one person.`;
}
