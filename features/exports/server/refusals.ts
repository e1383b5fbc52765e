import { refuse } from '../../../platform/base/refusal.ts';

export const NOT_FOUND = refuse('exports.notFound', 'There is no such export.');
/** One answer for every reason, so that a link reveals nothing. */
export const GONE = refuse('exports.gone', 'This export can no longer be downloaded. Start a new one.');
