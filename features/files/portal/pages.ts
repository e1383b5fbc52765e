// Pictures of pages in the browser: looked at before they are sent, and drawn again so that nothing hidden goes along.
import { judgeQuality, MEASURED_SIDE, measurePicture, type QualityProblem } from '../rules/picture-quality.ts';
import type { Turn } from '../rules/redraw.ts';
import { canvasFor, grayOf, jpegOf } from './canvas.ts';
import { drawSheet } from './draw-sheet.ts';

/** 200 dots an inch on paper. */
const LONG_SIDE = 2200;
const QUALITY = 0.85;

/** Of the straightened page that is kept until it is sent, where it is drawn once more. */
const KEPT_QUALITY = 0.95;

/** A picture, and whether it can be read. */
export interface Shot {
  readonly file: Blob;
  /** What was found; undefined while it is looked at, null when nothing was. */
  readonly problem: QualityProblem | 'unreadable' | null | undefined;
}
/** A picture with an address of this page for it. */
export interface ShownShot extends Shot {
  readonly url: string;
}
/** What is shown is what is sent. */
export interface Page extends ShownShot {
  readonly key: string;
  readonly turn: Turn;
  readonly isStraightened: boolean;
  /** The picture as it was taken while the straightened one is shown, and the other way around; undefined where no edges were found. */
  readonly other: ShownShot | undefined;
}

/** Why a picture may not be read, and the sheet in it drawn as if from straight above where its edges are clear. */
export async function lookAtPicture(file: Blob): Promise<{ readonly problem: Shot['problem']; readonly straightened: Shot | undefined }> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { problem: 'unreadable', straightened: undefined };
  try {
    const problem = problemOf(picture);
    // A browser that cannot do it, for lack of memory for example, leaves the picture as it is.
    return { problem, straightened: await straightened(picture).catch(() => undefined) };
  } finally {
    picture.close();
  }
}

function problemOf(picture: ImageBitmap): Shot['problem'] {
  const small = grayOf(picture, MEASURED_SIDE);
  if (small.width < 3 || small.height < 3) return 'small';
  return judgeQuality(measurePicture(small, Math.max(picture.width, picture.height))) ?? null;
}

async function straightened(picture: ImageBitmap): Promise<Shot | undefined> {
  const canvas = await drawSheet(picture, LONG_SIDE);
  if (!canvas) return undefined;
  const file = await jpegOf(canvas, KEPT_QUALITY);
  const drawn = await createImageBitmap(file);
  try {
    return { file, problem: problemOf(drawn) };
  } finally {
    drawn.close();
  }
}

/** The page as JPEG: upright, turned as chosen, no larger than paper needs. @throws Error when the picture cannot be read */
export async function drawPage({ file, turn }: Pick<Page, 'file' | 'turn'>): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const { canvas, context, width, height } = canvasFor(picture, Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height)), turn);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  picture.close();
  return jpegOf(canvas, QUALITY);
}
