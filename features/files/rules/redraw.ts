// Rotating, cropping and blacking out a picture or a page. Areas are shares of the picture after it was turned; pixels are whole.

export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface PictureChange {
  /** Clockwise, in degrees. */
  readonly turn: Turn;
  /** What stays of the picture; null for all of it. */
  readonly crop: Area | null;
  readonly blackOut: readonly Area[];
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The pixels an area covers, at least one, all inside the picture. What it only touches is covered too. */
export function pixelsOf({ left, top, width, height }: Area, size: Size): Area {
  const [x, y] = [Math.min(Math.floor(left * size.width), size.width - 1), Math.min(Math.floor(top * size.height), size.height - 1)];
  const right = Math.min(Math.max(Math.ceil((left + width) * size.width), x + 1), size.width);
  const bottom = Math.min(Math.max(Math.ceil((top + height) * size.height), y + 1), size.height);
  return { left: x, top: y, width: right - x, height: bottom - y };
}

/** The change in words, as the list of versions shows it; `page` of a PDF is named first. */
export function changeInWords({ turn, crop, blackOut }: PictureChange, page: number | null = null): string[] {
  const words = [
    ...(turn === 0 ? [] : ['rotated']),
    ...(crop === null ? [] : ['cropped']),
    ...(blackOut.length === 0 ? [] : [blackOut.length === 1 ? 'one area blacked out' : `${blackOut.length} areas blacked out`]),
  ];
  return page === null ? words : words.map((word, at) => (at === 0 ? `page ${page}: ${word}` : word));
}
