// How a card is carried with the keyboard: the arrow keys go from column to column, past those that do not take it.
import { closestCenter, pointerWithin, type Announcements, type CollisionDetection, type KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Left and right take the card to the middle of the next column that may have it. */
export const betweenColumns: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  const rect = context.collisionRect;
  if (step === 0 || !rect) return undefined;
  event.preventDefault();
  const places = context.droppableContainers
    .getEnabled()
    .flatMap((column) => context.droppableRects.get(column.id) ?? [])
    .sort((a, b) => a.left - b.left);
  const middle = rect.left + rect.width / 2;
  const next = step === 1 ? places.find((place) => place.left > middle) : places.findLast((place) => place.right < middle);
  return next ? { x: next.left + 8, y: currentCoordinates.y } : undefined;
};

/** The column under the pointer; with the keyboard, the nearest. */
export const columnUnder: CollisionDetection = (args) => (args.pointerCoordinates ? pointerWithin(args) : closestCenter(args));

export const INSTRUCTIONS = {
  draggable:
    'Press space to pick up the card, left and right arrow to choose a column, space to put it there, escape to leave it where it is.',
};

/** Announcements for assistive technology while a card is dragged. The board announces afterwards whether the move was saved. */
export function announce(
  cardName: (id: string) => string,
  columnTitle: (id: string) => string,
  goesTo: (id: string, columnId: string) => boolean,
): Announcements {
  return {
    onDragStart: ({ active }) => `${cardName(String(active.id))} picked up.`,
    onDragOver: ({ active, over }) => (over ? `${cardName(String(active.id))} is over ${columnTitle(String(over.id))}.` : undefined),
    onDragEnd: ({ active, over }) => {
      const name = cardName(String(active.id));
      return over && goesTo(String(active.id), String(over.id))
        ? `${name} is on its way to ${columnTitle(String(over.id))}.`
        : `${name} left where it was.`;
    },
    onDragCancel: ({ active }) => `${cardName(String(active.id))} left where it was.`,
  };
}
