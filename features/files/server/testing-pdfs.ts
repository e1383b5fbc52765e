// PDFs for tests, written byte by byte, so that everything in them is known: text, what hides beside it, and what is hostile.

export interface TestPdf {
  /** Named as author, and in an attached file. */
  readonly hidden?: string;
  /** Asks for a password. */
  readonly locked?: boolean;
  /** Width and height of its pages, in points, instead of US Letter. */
  readonly side?: number;
  /** Levels of forms that each draw the next one ten times. */
  readonly levels?: number;
}

/** A page for each line. Invisible text repeats the line at the foot of its page. */
export function testPdf(lines: readonly string[], { hidden = '', locked = false, side, levels = 0 }: TestPdf = {}): Buffer {
  const parts = new Map<number, string>();
  const stream = (entries: string, text: string): string => `<< ${entries} /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const first = 10;
  const forms = first + lines.length * 2;
  parts.set(1, `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(note.txt) 4 0 R] >> >> >>`);
  parts.set(2, `<< /Type /Pages /Kids [${lines.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] /Count ${lines.length} >>`);
  parts.set(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  parts.set(4, '<< /Type /Filespec /F (note.txt) /EF << /F 5 0 R >> >>');
  parts.set(5, stream('/Type /EmbeddedFile', `Attached: ${hidden}`));
  parts.set(6, `<< /Author (${hidden}) >>`);
  parts.set(7, `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`);
  const box = side === undefined ? '0 0 612 792' : `0 0 ${side} ${side}`;
  for (const [at, line] of lines.entries()) {
    const drawn = levels > 0 ? '/X0 Do' : '';
    const resources = `<< /Font << /F1 3 0 R >> ${levels > 0 ? `/XObject << /X0 ${forms} 0 R >>` : ''} >>`;
    parts.set(
      first + at * 2,
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources ${resources} /Contents ${first + at * 2 + 1} 0 R >>`,
    );
    parts.set(first + at * 2 + 1, stream('', `BT /F1 18 Tf 72 700 Td (${line}) Tj ET BT 3 Tr /F1 18 Tf 72 72 Td (${line}) Tj ET ${drawn}`));
  }
  for (let level = 0; level < levels; level += 1) {
    const isLast = level === levels - 1;
    const resources = isLast ? '' : `/Resources << /XObject << /X0 ${forms + level + 1} 0 R >> >>`;
    parts.set(
      forms + level,
      stream(`/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${resources}`, isLast ? '0 0 600 700 re f' : '/X0 Do '.repeat(10)),
    );
  }
  const pieces = ['%PDF-1.4\n'];
  let length = pieces[0]?.length ?? 0;
  const places = new Map<number, number>();
  for (const [number, part] of parts) {
    places.set(number, length);
    const piece = `${number} 0 obj\n${part}\nendobj\n`;
    pieces.push(piece);
    length += piece.length;
  }
  const size = Math.max(...parts.keys()) + 1;
  const table = Array.from({ length: size }, (_, number) => {
    const place = places.get(number);
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const encrypt = locked ? '/Encrypt 7 0 R /ID [<00> <00>]' : '';
  pieces.push(
    `xref\n0 ${size}\n${table.join('')}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R ${encrypt} >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.from(pieces.join(''), 'latin1');
}
