// Which characters a font file can show, read from its 'cmap' table (OpenType 1.9, formats 4 and 12). Typst names only the
// first missing glyph; a person who has to fix a name needs them all.

/** The code points every one of `fonts` (TrueType or OpenType bytes) maps to a glyph. @throws Error when a file has no Unicode cmap. */
export function fontCoverage(fonts: readonly Uint8Array[]): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = fonts.map(readCmap);
  return new Set([...first].filter((code) => others.every((set) => set.has(code))));
}

/** Characters of `text` outside `coverage`, each once, in order. Line ends count as shown. */
export function findMissingGlyphs(text: string, coverage: ReadonlySet<number>): string[] {
  const missing = new Set<string>();
  for (const char of text) {
    if (char !== '\n' && !coverage.has(char.codePointAt(0) ?? 0)) missing.add(char);
  }
  return [...missing];
}

function readCmap(bytes: Uint8Array): Set<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cmap = findTable(view, 0x636d6170);
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, i) => {
    const record = cmap + 4 + i * 8;
    const at = cmap + view.getUint32(record + 4);
    return { platform: view.getUint16(record), at, format: view.getUint16(at) };
  }).filter((s) => (s.platform === 0 || s.platform === 3) && (s.format === 4 || s.format === 12));
  const best = subtables.find((s) => s.format === 12) ?? subtables[0];
  if (!best) throw new Error('The font has no Unicode character map.');
  return best.format === 12 ? readFormat12(view, best.at) : readFormat4(view, best.at);
}

function findTable(view: DataView, tag: number): number {
  for (let i = 0, at = 12; i < view.getUint16(4); i++, at += 16) if (view.getUint32(at) === tag) return view.getUint32(at + 8);
  throw new Error('The font has no character map.');
}

function readFormat12(view: DataView, at: number): Set<number> {
  const points = new Set<number>();
  for (let i = 0, group = at + 16; i < view.getUint32(at + 12); i++, group += 12) {
    const [first, last, glyph] = [view.getUint32(group), view.getUint32(group + 4), view.getUint32(group + 8)];
    for (let code = first; code <= last; code++) if (glyph + code - first !== 0) points.add(code);
  }
  return points;
}

function readFormat4(view: DataView, at: number): Set<number> {
  const points = new Set<number>();
  const double = view.getUint16(at + 6);
  for (let i = 0; i < double; i += 2) {
    const endAt = at + 14 + i;
    const [last, first, delta] = [view.getUint16(endAt), view.getUint16(endAt + 2 + double), view.getUint16(endAt + 2 + 2 * double)];
    const rangeAt = endAt + 2 + 3 * double;
    const range = view.getUint16(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const raw = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - first));
      if (raw !== 0 && ((raw + delta) & 0xffff) !== 0) points.add(code);
    }
  }
  return points;
}
