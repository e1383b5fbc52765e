// The code of a letter as a QR symbol, drawn as one shape.
import { encode } from 'uqr';

/** The symbol as SVG. A quarter of it may be unreadable (level Q), as after a fax or a copy of a copy. */
export function drawBarcode(code: string): string {
  const { data, size } = encode(code, { ecc: 'Q', border: 0 });
  const path = data.flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
}

/** Dark modules side by side, so that no hairline shows between them. */
function runsOf(row: readonly boolean[]): { readonly from: number; readonly length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((dark, at) => {
    const last = runs.at(-1);
    if (dark && last && last.from + last.length === at) last.length += 1;
    else if (dark) runs.push({ from: at, length: 1 });
  });
  return runs;
}
