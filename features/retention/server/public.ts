// What a restore needs of this feature.
export { applyDisposals } from './apply-disposals.ts';
export { DISPOSAL_LIST, readDisposalText } from './disposal-list.ts';
