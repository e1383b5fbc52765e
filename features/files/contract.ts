// Files reach people through the records they hang on (a report's original, a letter's PDF); the storage wire protocol has
// its own routes. There is nothing to call here directly.
import type { Contract } from '../../platform/base/endpoint.ts';

export const filesContract = {} satisfies Contract;
