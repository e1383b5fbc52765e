// Password hashing takes a core and 19 MiB each. Two at once leave the other requests room on a small machine; whoever finds
// a long queue is told to come back.
import { createSlots } from '../slots.ts';

export const hashing = createSlots(2, 100);
