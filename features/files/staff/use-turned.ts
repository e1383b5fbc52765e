// A picture drawn on a canvas, turned clockwise.
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Turn } from '../rules/redraw.ts';

/** No larger than a screen needs. */
const LONG_SIDE = 1600;

interface Turned {
  readonly ref: RefObject<HTMLCanvasElement | null>;
  readonly isDrawn: boolean;
}

export function useTurned(file: Blob | undefined, turn: Turn): Turned {
  const ref = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!file) return undefined;
    let isLeft = false;
    const draw = async (): Promise<void> => {
      const picture = await createImageBitmap(file);
      const canvas = ref.current;
      const context = canvas?.getContext('2d');
      if (isLeft || !canvas || !context) return;
      const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
      const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
      const isSideways = turn === 90 || turn === 270;
      canvas.width = isSideways ? height : width;
      canvas.height = isSideways ? width : height;
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((turn * Math.PI) / 180);
      context.drawImage(picture, -width / 2, -height / 2, width, height);
      picture.close();
      setDrawn(true);
    };
    void draw();
    return () => {
      isLeft = true;
    };
  }, [file, turn]);
  return { ref, isDrawn };
}
