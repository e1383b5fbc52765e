// The pages a client has taken for one document, in their order.
import { useEffect, useRef, useState } from 'react';
import { MOST_PAGES } from '../rules/page-names.ts';
import { TURNS } from '../rules/redraw.ts';
import { lookAtPicture, type Page, type ShownShot } from './pages.ts';

export interface Pages {
  readonly pages: readonly Page[];
  /** True when more were chosen than a document may have. */
  readonly isFull: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly rotate: (key: string) => void;
  /** From the straightened page to the whole picture, and back. */
  readonly swap: (key: string) => void;
  readonly move: (key: string, by: 1 | -1) => void;
  readonly clear: () => void;
}

export function usePages(): Pages {
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [isFull, setFull] = useState(false);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const known = urls.current;
    return () => {
      for (const url of known) URL.revokeObjectURL(url);
    };
  }, []);
  const change = (key: string, by: Partial<Page>): void =>
    setPages((all) => all.map((page) => (page.key === key ? { ...page, ...by } : page)));
  const urlOf = (file: Blob): string => {
    const url = URL.createObjectURL(file);
    urls.current.add(url);
    return url;
  };
  const look = async ({ key, file, url }: Page): Promise<void> => {
    const { problem, straightened } = await lookAtPicture(file).catch(() => ({ problem: 'unreadable' as const, straightened: undefined }));
    const taken: ShownShot = { file, url, problem };
    change(key, straightened ? { ...straightened, url: urlOf(straightened.file), isStraightened: true, other: taken } : taken);
  };
  return {
    pages,
    isFull,
    add: (files) => {
      const room = MOST_PAGES - pages.length;
      setFull(files.length > room);
      const fresh = files.slice(0, Math.max(0, room)).map((file): Page => {
        const url = urlOf(file);
        return { key: url, file, url, turn: 0, problem: undefined, isStraightened: false, other: undefined };
      });
      setPages((all) => [...all, ...fresh]);
      for (const page of fresh) void look(page);
    },
    remove: (key) => setPages((all) => all.filter((page) => page.key !== key)),
    rotate: (key) =>
      setPages((all) =>
        all.map((page) => (page.key === key ? { ...page, turn: TURNS[(TURNS.indexOf(page.turn) + 1) % TURNS.length] ?? 0 } : page)),
      ),
    swap: (key) => setPages((all) => all.map((page) => (page.key === key ? swapped(page) : page))),
    move: (key, by) => setPages((all) => moved(all, key, by)),
    clear: () => {
      setPages([]);
      setFull(false);
    },
  };
}

function swapped({ key, turn, isStraightened, other, ...shown }: Page): Page {
  return other ? { key, turn, ...other, isStraightened: !isStraightened, other: shown } : { key, turn, ...shown, isStraightened, other };
}

function moved(all: readonly Page[], key: string, by: 1 | -1): readonly Page[] {
  const from = all.findIndex((page) => page.key === key);
  const [one, other] = [all[from], all[from + by]];
  if (!one || !other) return all;
  return all.map((page, at) => (at === from ? other : at === from + by ? one : page));
}
