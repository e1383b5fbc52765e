import { screensOf } from '../../../platform/web/screens.ts';
import type { agreementTemplatesContract } from '../contract.ts';

/** Its page also picks a client, so the app composes it. */
export const agreementTemplatesScreens = screensOf<typeof agreementTemplatesContract>()({
  feature: 'agreement-templates',
  area: 'Agreement templates',
  subjectPages: { 'agreement-template': '/agreement-templates' },
});
