import type { z } from 'zod';
import type { itemState } from '../contract.ts';
import type { ItemState } from './store.ts';

/** Where an item stands, as screens see it: those of a round being prepared show nothing else yet. */
export function shownState(state: ItemState): z.output<typeof itemState> {
  return state === 'draft' ? 'in-progress' : state;
}
