// Of a list of thousands only the rows in sight are drawn. Rows of a sheet have one height, so their place is arithmetic.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** As `--row` in DataTable.module.css. */
const ROW = 36;
/** Shorter lists are drawn whole, which keeps the browser's own search and printing useful. */
const WHOLE = 200;
/** Rows drawn beyond either edge; the range moves in steps of this size. */
const MARGIN = 20;
/** Pixels from the end at which the next page is asked for. */
const NEAR_END = 900;
/** Below this a row is a card of its own height (DataTable.module.css); then all are drawn, and the browser skips those out of sight. */
const PHONE = '(max-width: 48em)';

interface Range {
  readonly start: number;
  readonly end: number;
}
interface More {
  readonly load: () => void;
  readonly loading: boolean;
}

/** Answers which rows to draw, asks for more near the end, and gives a sheet the rest of the window as its height. */
export function useRowWindow(box: RefObject<HTMLDivElement | null>, count: number, sheet: boolean, more: More | undefined): Range {
  const [range, setRange] = useState<Range>({ start: 0, end: WHOLE });
  const latest = useRef(more);
  useEffect(() => void (latest.current = more));

  useLayoutEffect(() => {
    if (!sheet || !box.current) return undefined;
    const element = box.current;
    const fit = (): void => element.style.setProperty('--top', `${Math.round(element.getBoundingClientRect().top + scrollY)}px`);
    fit();
    const watcher = new ResizeObserver(fit);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [box, sheet]);

  const look = useCallback((): void => {
    const element = box.current;
    const body = element?.querySelector('tbody');
    if (!element || !body || (!sheet && !latest.current)) return;
    const outer = element.getBoundingClientRect();
    const inner = body.getBoundingClientRect();
    const top = Math.max(outer.top, 0);
    const bottom = Math.min(outer.bottom, innerHeight);
    if (inner.bottom - bottom < NEAR_END && latest.current && !latest.current.loading) latest.current.load();
    const first = Math.floor((top - inner.top) / ROW / MARGIN) * MARGIN;
    const next = { start: Math.max(0, first - MARGIN), end: Math.ceil((bottom - inner.top) / ROW / MARGIN) * MARGIN + MARGIN };
    setRange((before) => (before.start === next.start && before.end === next.end ? before : next));
  }, [box, sheet]);

  // Whatever was drawn may have moved the end.
  useEffect(look);
  useEffect(() => {
    let frame = 0;
    const lookSoon = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    // Scrolling does not bubble, but it is captured: the box, or the page around it.
    addEventListener('scroll', lookSoon, { capture: true, passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon, { capture: true });
      removeEventListener('resize', lookSoon);
    };
  }, [look]);

  const isWhole = !sheet || count <= WHOLE || matchMedia(PHONE).matches;
  return isWhole
    ? { start: 0, end: count }
    : { start: Math.min(range.start, Math.max(0, count - MARGIN)), end: Math.min(range.end, count) };
}
