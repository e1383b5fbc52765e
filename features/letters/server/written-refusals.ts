// How operations on one letter say no, in one place for their contracts.
export const OF_ROUND = 'letters.ofRound';
export const LOCKED = 'letters.locked';
