import { Button, Text } from '@mantine/core';
import { useDroppable } from '@dnd-kit/core';
import { useId, type ReactElement, type ReactNode } from 'react';
import classes from './Board.module.css';
import type { BoardColumn as ColumnData } from './use-board-moves.ts';

interface BoardColumnProps {
  readonly column: Omit<ColumnData<unknown>, 'cards'>;
  /** How many cards are in it. */
  readonly shown: number;
  /** What the card being dragged may do here; undefined while none is. */
  readonly takes: boolean | undefined;
  readonly onMore: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One column with its number; takes cards that are dropped on it. */
export function BoardColumn({ column, shown, takes, onMore, children }: BoardColumnProps): ReactElement {
  const { setNodeRef, isOver } = useDroppable({ id: column.key, disabled: takes === false });
  const headingId = useId();
  return (
    <section
      ref={setNodeRef}
      className={classes['column']}
      aria-labelledby={headingId}
      data-over={isOver && takes === true}
      data-takes={takes}
    >
      <h2 id={headingId} className={classes['title']}>
        {column.title} <span className={classes['count']}>{countText(column)}</span>
      </h2>
      {shown === 0 && (
        <Text c="dimmed" size="sm" px={4}>
          Nothing here.
        </Text>
      )}
      <ul className={classes['cards']}>{children}</ul>
      {onMore && shown < column.count && (
        <Button variant="subtle" size="compact-sm" onClick={onMore}>
          Show more
        </Button>
      )}
    </section>
  );
}

/** '12', or '10,000+' where counting stopped. */
export function countText({ count, capped }: { readonly count: number; readonly capped: boolean }): string {
  return `${count.toLocaleString('en-US')}${capped ? '+' : ''}`;
}
