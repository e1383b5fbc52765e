// The agreement that comes with the program is published at the first start that knows it.
import type { DataStep } from '../../../platform/server/database/data-step.ts';
import { SHIPPED_TEMPLATES } from '../rules/shipped-templates.ts';
import { insertShipped } from './store/shipped.ts';

export const SHIP_TEMPLATES: DataStep = {
  name: '0092_agreement_templates_ship',
  table: 'agreement_templates',
  move: async (tx) => {
    for (const template of SHIPPED_TEMPLATES) await insertShipped(tx, template);
    return undefined;
  },
  finish: () => Promise.resolve(),
};
