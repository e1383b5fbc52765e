export { LICENSE_KIND_WORDS as LICENSE_LABELS } from '../../rules/licenses.ts';
