// The analyses A26 to A49 of the law reference, section 6.
import type { Analysis } from './finding.ts';

export const LATER_ANALYSES: readonly Analysis[] = [];
