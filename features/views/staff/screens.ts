import { screensOf } from '../../../platform/web/screens.ts';
import type { viewsContract } from '../contract.ts';

export const viewsScreens = screensOf<typeof viewsContract, unknown, 'views:share'>()({
  feature: 'views',
  area: 'Saved views',
});
