import { freeText } from '../../../platform/base/free-text.ts';

/** A note may have many lines. */
export const noteBody = freeText(8000).min(1, 'Please write something.');
