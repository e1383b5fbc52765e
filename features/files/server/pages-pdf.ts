// Pictures of pages as one PDF: each on paper of its own size, or on US Letter as large as fits, sideways where it is wider than high.
import { NOTO_SERIF } from '../../../platform/server/pdf/noto-serif.ts';
import type { TypstDocument, TypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import type { Size } from '../rules/redraw.ts';

/** 200 dots an inch. */
const LONG_SIDE = 2200;
const QUALITY = 82;
const TEMPLATE = `#let data = json(bytes(sys.inputs.data))
#set document(title: data.title, date: none)
#for (at, one) in data.pages.enumerate() {
  let paper = if one.size == none { (paper: "us-letter", flipped: one.wide) } else { (width: one.size.width * 1pt, height: one.size.height * 1pt) }
  page(..paper, margin: 0pt, align(center + horizon, image("/" + one.name, width: 100%, height: 100%, fit: "contain", alt: one.alt)))
}
`;

export interface PagePicture {
  readonly bytes: Buffer;
  readonly wide: boolean;
  /** Of its paper, in points (1/72 inch); US Letter unless set. */
  readonly size?: Size;
}

/** A page as JPEG, no larger than paper needs. @throws Error when it cannot be read */
export async function drawPage(bytes: Buffer): Promise<PagePicture> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, wide: info.width > info.height };
}

/** The pages in their order. */
export function renderPages(typst: TypstRenderer, title: string, pages: readonly PagePicture[]): Promise<TypstDocument> {
  const named = pages.map((page, at) => ({ ...page, name: `page-${at + 1}.jpg` }));
  return typst.render({
    template: TEMPLATE,
    fonts: [...NOTO_SERIF],
    standard: '1.7',
    weight: pages.length,
    data: { title, pages: named.map(({ name, wide, size = null }, at) => ({ name, wide, size, alt: `${title}, ${at + 1}` })) },
    files: named.map(({ name, bytes }) => ({ name, bytes })),
  });
}
