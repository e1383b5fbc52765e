import { screensOf } from '../../../platform/web/screens.ts';
import type { automationContract } from '../contract.ts';

export const automationScreens = screensOf<typeof automationContract>()({
  feature: 'automation',
  area: 'Automation',
  subjectPages: { 'automation-rule': '/automation', automation: '/automation' },
});
