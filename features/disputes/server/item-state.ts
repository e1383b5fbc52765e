import type { z } from 'zod';
import type { itemState } from '../contract.ts';
import type { ItemState } from './store.ts';

/** The state of an item for screens. Items of a round being prepared have only one state. */
export function shownState(state: ItemState): z.output<typeof itemState> {
  return state === 'draft' ? 'in-progress' : state;
}
