export { keepFault } from './store/faults.ts';
export { loadFittingKeys, noteKeys } from './seal-keys.ts';
