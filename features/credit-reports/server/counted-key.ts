import { createHash } from 'node:crypto';
import { PARSER_VERSION } from '../../report-files/rules/parser-version.ts';

/** What the counts of a report were made from, as a hash: the readers and the decisions about its lines. */
export function countedKey(decisions: readonly { readonly id: string }[]): string {
  return createHash('sha256')
    .update(JSON.stringify([PARSER_VERSION, decisions.map(({ id }) => id)]))
    .digest('base64url');
}
