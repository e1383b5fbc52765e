import { refuse } from '../../../platform/base/refusal.ts';

export const NOT_FOUND = refuse('letterLibrary.notFound', 'The library has no such text.');
export const NO_ITEM = refuse(
  'letterLibrary.noItem',
  'This client has no report with an item at this bureau that the text fits. Choose another bureau or kind of item, or preview it with the sample.',
);
