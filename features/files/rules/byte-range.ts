/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The single range a Range header asks for of `size` bytes (RFC 9110, 14.1.2). Undefined: send everything, as for several
 * ranges, another unit, or an empty file. 'unsatisfiable': it begins behind the end.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if ((from === '' && to === '') || size === 0) return undefined;
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return Number(from) >= size ? 'unsatisfiable' : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
