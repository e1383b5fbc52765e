// What the server asks of this feature.
export { findPreviewer } from './preview-pass.ts';
