import type { Feature } from '../../../platform/server/feature.ts';
import { accountMatchingContract } from '../contract.ts';
import { decide } from './operations/decide.ts';
import { list } from './operations/list.ts';
import { undo } from './operations/undo.ts';

export const accountMatchingFeature: Feature<typeof accountMatchingContract> = {
  name: 'accountMatching',
  contract: accountMatchingContract,
  operations: { decide, undo, list },
};
