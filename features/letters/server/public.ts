// What others may ask about letters.
export { countUnprinted } from './store/waiting.ts';
