export { keepFault } from './store/faults.ts';
