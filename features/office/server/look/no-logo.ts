import { refuse } from '../../../../platform/base/refusal.ts';

export const NO_LOGO = refuse('office.logoUnknown', 'There is no such picture.');
