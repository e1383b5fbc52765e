// The one board of the app: columns with their numbers and cards that go from one to another by pointer, by keyboard, or by
// the menu on each card. At phone width one column is shown at a time. It knows nothing about the cards' records.
import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { announce, betweenColumns, columnUnder, INSTRUCTIONS } from './board-keys.ts';
import classes from './Board.module.css';
import { BoardCard } from './BoardCard.tsx';
import { BoardColumn, countText } from './BoardColumn.tsx';
import { useBoardMoves, type BoardColumn as ColumnData } from './use-board-moves.ts';

export interface BoardProps<Card> {
  /** What the board shows, for assistive technology: 'Leads by stage'. */
  readonly label: string;
  readonly columns: readonly ColumnData<Card>[];
  readonly cardKey: (card: Card) => string;
  /** What a card is called: 'Ann Lee'. */
  readonly cardName: (card: Card) => string;
  readonly renderCard: (card: Card) => ReactNode;
  readonly canMove: (card: Card, toKey: string) => boolean;
  /** Settles when `columns` hold the new place; until then the card is shown there already. A rejection is shown on the card, which moves back. */
  readonly onMove: (card: Card, toKey: string) => Promise<void>;
  /** Loads more cards of a column. */
  readonly onMore?: ((key: string) => void) | undefined;
}

/** A pointer has to travel this far before a press becomes a drag, so that links and buttons on cards still work. */
const DRAG_FROM_PX = 8;

export function Board<Card>({
  label,
  columns: stored,
  cardKey,
  cardName,
  renderCard,
  canMove,
  onMove,
  onMore,
}: BoardProps<Card>): ReactElement {
  const { columns, move, errorOf, forget, settled } = useBoardMoves(stored, cardKey, onMove);
  const [draggedKey, setDraggedKey] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: betweenColumns }),
  );

  const columnOf = (key: string): ColumnData<Card> | undefined =>
    columns.find((column) => column.cards.some((card) => cardKey(card) === key));
  const cardOf = (key: string | undefined): Card | undefined =>
    key === undefined ? undefined : columnOf(key)?.cards.find((card) => cardKey(card) === key);
  const dragged = cardOf(draggedKey);
  const takes = (key: string): boolean | undefined =>
    dragged === undefined ? undefined : columnOf(cardKey(dragged))?.key === key || canMove(dragged, key);
  const titleOf = (key: string): string => columns.find((column) => column.key === key)?.title ?? '';
  const nameOf = (key: string): string => {
    const card = cardOf(key);
    return card === undefined ? 'The card' : cardName(card);
  };
  const goesTo = (key: string, toKey: string): boolean => {
    const card = cardOf(key);
    return card !== undefined && columnOf(key)?.key !== toKey && canMove(card, toKey);
  };
  const drop = (key: string, toKey: string | undefined): void => {
    setDraggedKey(undefined);
    const card = cardOf(key);
    if (card !== undefined && toKey !== undefined && goesTo(key, toKey)) move(card, toKey);
  };
  /** Where the card is now, whether it was moved or not: true also when the list changes afterwards. */
  const place = settled && columnOf(settled.key);

  const open = columns.find((column) => column.key === chosen) ?? columns.find((column) => column.cards.length > 0) ?? columns[0];
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements: announce(nameOf, titleOf, goesTo), screenReaderInstructions: INSTRUCTIONS }}
      onDragStart={({ active }) => setDraggedKey(String(active.id))}
      onDragCancel={() => setDraggedKey(undefined)}
      onDragEnd={({ active, over }) => drop(String(active.id), over ? String(over.id) : undefined)}
    >
      {narrow && open && (
        <NativeSelect
          aria-label="Column"
          mb="sm"
          value={open.key}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={columns.map((column) => ({ value: column.key, label: `${column.title} (${countText(column)})` }))}
        />
      )}
      <div role="group" aria-label={label} className={classes['board']}>
        {columns
          .filter((column) => !narrow || column === open)
          .map((column) => (
            <BoardColumn
              key={column.key}
              column={column}
              shown={column.cards.length}
              takes={takes(column.key)}
              onMore={onMore && (() => onMore(column.key))}
            >
              {column.cards.map((card) => (
                <BoardCard
                  key={cardKey(card)}
                  id={cardKey(card)}
                  name={cardName(card)}
                  targets={columns.filter((target) => target.key !== column.key && canMove(card, target.key))}
                  onMove={(toKey) => move(card, toKey)}
                  error={errorOf(card)}
                  onForget={() => forget(card)}
                >
                  {renderCard(card)}
                </BoardCard>
              ))}
            </BoardColumn>
          ))}
      </div>
      <VisuallyHidden role="status">
        {settled && place && `${nameOf(settled.key)} ${settled.refused ? 'was not moved and stays in' : 'is in'} ${place.title}.`}
      </VisuallyHidden>
      <DragOverlay dropAnimation={null}>
        {dragged !== undefined && (
          <div className={classes['card']} data-floating>
            <div className={classes['body']}>{renderCard(dragged)}</div>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
