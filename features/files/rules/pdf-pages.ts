// How pages of a PDF become pictures: their resolution, and what is too large for it. Sizes of pages are in points (1/72 inch).
import type { Size } from './redraw.ts';

export const PDF = 'application/pdf';
export const MOST_PDF_PAGES = 50;
/** Longest time to draw one page, and all pages of a document. */
export const PAGE_SECONDS = 30;
export const PDF_SECONDS = 120;
/** Of one page, as large as it is drawn: four bytes each. */
const MOST_PAGE_PIXELS = 16_000_000;
/** Of all pages together: sixty-six pages of US Letter. */
export const MOST_PDF_PIXELS = 250_000_000;
/** 200 dots an inch print well. */
const PRINT_SCALE = 200 / 72;

/**
 * Pixels a point, at least one and as many as print well; fewer where the page would have too many pixels, or a longer side than `longSide`
 * pixels. Undefined for a page that is too large even at one pixel a point.
 */
export function scaleOf({ width, height }: Size, longSide = Number.POSITIVE_INFINITY): number | undefined {
  const scale = Math.min(PRINT_SCALE, Math.sqrt(MOST_PAGE_PIXELS / (width * height)));
  return scale < 1 ? undefined : Math.min(scale, longSide / Math.max(width, height));
}
