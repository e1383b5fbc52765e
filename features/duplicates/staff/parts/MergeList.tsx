import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { DuplicateMerge } from '../../contract.ts';
import { api, mergePagesOptions } from '../queries.ts';
import classes from './PairItem.module.css';

/** Merges that can still be undone. Renders nothing when there are none. */
export function MergeList({ onUndone }: { readonly onUndone: (stayed: readonly string[]) => void }): ReactElement | null {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(mergePagesOptions());
  const merges = data?.pages.flatMap((page) => page.rows).filter((merge) => merge.undoneAt === null) ?? [];
  if (error) return <RefusalNote error={error} />;
  if (merges.length === 0) return null;
  return (
    <section>
      <Title order={2} mt="xl" mb="xs" size="h4">
        Merged in the last 30 days
      </Title>
      <ul style={{ margin: 0, padding: 0 }}>
        {merges.map((merge) => (
          <MergeItem key={merge.id} merge={merge} onUndone={onUndone} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      )}
    </section>
  );
}

function MergeItem({
  merge,
  onUndone,
}: {
  readonly merge: DuplicateMerge;
  readonly onUndone: (stayed: readonly string[]) => void;
}): ReactElement {
  const mayMerge = useMay()('duplicates:merge');
  const undo = useChange(api.undoMerge);
  return (
    <li className={classes['pair']}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text>
            <bdi>{merge.mergedName}</bdi> merged into{' '}
            <Anchor component={AppLink} href={`/contacts/${merge.keptId}`}>
              <bdi>{merge.keptName}</bdi>
            </Anchor>
          </Text>
          <Text c="dimmed">
            {formatDate(merge.madeAt)} by <bdi>{merge.madeBy}</bdi>, can be undone until {formatDate(merge.undoUntil)}
          </Text>
        </div>
        {mayMerge && (
          <Button
            variant="default"
            loading={undo.isPending}
            aria-label={`Undo the merge of ${merge.mergedName} and ${merge.keptName}`}
            onClick={() => undo.start({ id: merge.id }, ({ stayed }) => onUndone(stayed))}
          >
            Undo merge
          </Button>
        )}
      </Group>
      <RefusalNote error={undo.error} />
    </li>
  );
}
