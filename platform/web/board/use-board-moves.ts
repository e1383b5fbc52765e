// The positions of cards while moves are in progress: a moved card is shown in its new column at once and goes back
// with the reason when the move is refused.
import { useState } from 'react';

export interface BoardColumn<Card> {
  readonly key: string;
  readonly title: string;
  /** All cards of the column, those not loaded among them; `capped` when counting stopped there. */
  readonly count: number;
  readonly capped: boolean;
  readonly cards: readonly Card[];
}

export interface BoardMoves<Card> {
  /** The columns as they are to be shown. */
  readonly columns: readonly BoardColumn<Card>[];
  readonly move: (card: Card, toKey: string) => void;
  /** Why the last move of a card was refused. */
  readonly errorOf: (card: Card) => unknown;
  readonly forget: (card: Card) => void;
  /** Key of the card whose move was settled last, and whether it was refused. */
  readonly settled: { readonly key: string; readonly refused: boolean } | undefined;
}

export function useBoardMoves<Card>(
  columns: readonly BoardColumn<Card>[],
  cardKey: (card: Card) => string,
  onMove: (card: Card, toKey: string) => Promise<void>,
): BoardMoves<Card> {
  const [moving, setMoving] = useState<ReadonlyMap<string, string>>(new Map());
  const [errors, setErrors] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [settled, setSettled] = useState<BoardMoves<Card>['settled']>();
  const settle = (key: string, error?: unknown): void => {
    setSettled({ key, refused: error !== undefined });
    setMoving((before) => without(before, key));
    if (error !== undefined) setErrors((before) => new Map(before).set(key, error));
  };
  return {
    columns: moving.size === 0 ? columns : withMoves(columns, cardKey, moving),
    move: (card, toKey) => {
      const key = cardKey(card);
      setErrors((before) => without(before, key));
      setSettled(undefined);
      setMoving((before) => new Map(before).set(key, toKey));
      onMove(card, toKey).then(
        () => settle(key),
        (error: unknown) => settle(key, error ?? new Error('The move was refused.')),
      );
    },
    errorOf: (card) => errors.get(cardKey(card)),
    forget: (card) => setErrors((before) => without(before, cardKey(card))),
    settled,
  };
}

/** The columns with each card of `moving` (card key to column key) at the top of its new column. */
export function withMoves<Card>(
  columns: readonly BoardColumn<Card>[],
  cardKey: (card: Card) => string,
  moving: ReadonlyMap<string, string>,
): BoardColumn<Card>[] {
  const arrived = new Map<string, Card[]>();
  const left = columns.map((column) => {
    const stays = column.cards.filter((card) => {
      const to = moving.get(cardKey(card));
      if (to === undefined || to === column.key) return true;
      arrived.set(to, [...(arrived.get(to) ?? []), card]);
      return false;
    });
    return { ...column, cards: stays, count: column.count - (column.cards.length - stays.length) };
  });
  return left.map((column) => {
    const newcomers = arrived.get(column.key) ?? [];
    return { ...column, cards: [...newcomers, ...column.cards], count: column.count + newcomers.length };
  });
}

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  if (!map.has(key)) return map;
  const next = new Map(map);
  next.delete(key);
  return next;
}
