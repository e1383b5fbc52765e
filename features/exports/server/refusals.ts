import { refuse } from '../../../platform/base/refusal.ts';

export const NOT_FOUND = refuse('exports.notFound', 'There is no such export.');
/** Whatever the reason, so that a link tells nothing. */
export const GONE = refuse('exports.gone', 'This export can no longer be fetched. Make a new one.');
