import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { officeContract } from '../../contract.ts';
import { viewLocations } from '../location-view.ts';
import { listLocations as list } from '../store.ts';

const isName = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
const CURSOR = pageCursor('office.locations', z.tuple([z.boolean(), z.string().refine(isName), z.uuid()]));

export const listLocations: Operation<typeof officeContract.listLocations> = async ({ db, scope, input, services }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await list(db, { closed: input.closed === 'yes', after, limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ isMain, name, id }) => [isMain, name, id]);
  return {
    locations: await viewLocations(rows, { db, scope, services }),
    next,
  };
};
