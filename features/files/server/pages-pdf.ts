// Pictures of pages as one PDF on US Letter, each as large as fits, sideways where the picture is wider than high.
import { NOTO_SERIF } from '../../../platform/server/pdf/noto-serif.ts';
import type { TypstDocument, TypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';

/** 200 dots an inch. */
const LONG_SIDE = 2200;
const QUALITY = 82;
const TEMPLATE = `#let data = json(bytes(sys.inputs.data))
#set document(title: data.title, date: none)
#for (at, one) in data.pages.enumerate() {
  page(paper: "us-letter", flipped: one.wide, margin: 0pt, align(center + horizon, image("/" + one.name, width: 100%, height: 100%, fit: "contain", alt: one.alt)))
}
`;

export interface PagePicture {
  readonly bytes: Buffer;
  readonly wide: boolean;
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
    data: { title, pages: named.map(({ name, wide }, at) => ({ name, wide, alt: `${title}, ${at + 1}` })) },
    files: named.map(({ name, bytes }) => ({ name, bytes })),
  });
}
